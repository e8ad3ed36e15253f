import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { KeptMail } from "../backend/embedded-backend.ts";
import {
  type Connection,
  hasMailbox,
  isAskedFromHere,
  type MailboxSettings,
} from "./mailbox-access.ts";
import { mailboxPage } from "./mailbox-page.ts";

/** Where the mailbox is. */
export const mailboxPath = "/dev/mail";

/** Shows the kept mails to somebody at this machine; null for everybody else, who is told nothing. */
export type Mailbox = (request: Request, connection: Connection) => Promise<Response | null>;

/** The mailbox of a site that is tried out on this machine, or null where there may be none. */
export function createMailbox(
  settings: MailboxSettings,
  listMails: (() => Promise<KeptMail[]>) | null,
): Mailbox | null {
  if (!listMails || !hasMailbox(settings)) return null;
  const style = readFileSync(new URL("mailbox.css", import.meta.url), "utf8");
  const headers = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policyFor(style),
    "Content-Type": "text/html; charset=utf-8",
    "X-Robots-Tag": "noindex",
  };
  return async (request, connection) => {
    if (!isAskedFromHere(request, connection)) return null;
    return new Response(mailboxPage(await listMails(), style), { headers });
  };
}

/** No script, no picture, nothing from elsewhere: a mail can only be read here. */
function policyFor(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

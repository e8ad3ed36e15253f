import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Environment } from "../../../server/config/environment.ts";
import { isLoopbackName } from "../../../server/config/loopback.ts";
import type { KeptMail } from "../embedded-backend.ts";
import { isKey, loadMailboxKey } from "./inbox-key.ts";
import { mailboxPage } from "./inbox-page.ts";

/** Where the mailbox is, for who has its key. */
export const mailboxPath = "/dev/mail";

/** The mails of a site that is tried out, to read. */
export interface Mailbox {
  /** The whole address, key included: who has it can open every account. */
  readonly address: string;
  /** The page for a request that carries the key; null for every other one, which is told nothing. */
  answer(request: Request): Promise<Response | null>;
}

/** What decides whether there is a mailbox, and where. */
export type MailboxSettings = Pick<
  Environment,
  "dataDirectory" | "host" | "siteUrl" | "smtp" | "supabase" | "trustedProxies"
>;

/**
 * The mailbox of a site that is tried out on this machine, or null where there may be none. It opens by its key alone:
 * where a request seems to come from proves nothing, because a proxy beside us asks from this machine too
 * (docs/decisions/0017-the-mailbox-has-a-key.md).
 */
export function createMailbox(
  settings: MailboxSettings,
  listMails: (() => Promise<KeptMail[]>) | null,
): Mailbox | null {
  if (!listMails || !hasMailbox(settings)) return null;
  const key = loadMailboxKey(settings.dataDirectory);
  const style = readFileSync(new URL("inbox.css", import.meta.url), "utf8");
  const headers = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policyFor(style),
    "Content-Type": "text/html; charset=utf-8",
    // The links lead to our own pages, and none of them needs to be told the key.
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
  return {
    address: `${settings.siteUrl}${mailboxPath}?key=${key}`,
    async answer(request) {
      const given = new URL(request.url).searchParams.get("key") ?? "";
      if (!isKey(given, key)) return null;
      return new Response(mailboxPage(await listMails(), style), { headers });
    },
  };
}

/** Only a site that keeps its own mails and that no other machine can reach by itself. */
function hasMailbox({ host, siteUrl, smtp, supabase, trustedProxies }: MailboxSettings): boolean {
  if (supabase || smtp || trustedProxies > 0) return false;
  return isLoopbackName(host) && isLoopbackName(new URL(siteUrl).hostname);
}

/** No script, no picture, no form, nothing from elsewhere: a mail can only be read here. */
function policyFor(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { StoredMail } from "../mail/mail-files.ts";
import { isKey, loadInboxKey } from "./inbox-key.ts";
import { inboxPage } from "./inbox-page.ts";

/** The path of the inbox. Requests need the key as the query parameter `key`. */
export const inboxPath = "/dev/mail";

/** A development inbox: a page that lists the mails that the backend wrote to a file instead of sending them. */
export interface Inbox {
  /** The URL of the page, with its key. The key gives access to every account. */
  readonly url: string;
  /** The page for a request with the right key; null for any other request, so that the caller answers it with 404. */
  respond(request: Request): Promise<Response | null>;
}

export interface InboxOptions {
  /** The key of the inbox is stored here. */
  readonly dataDirectory: string;
  /** The origin of the website. */
  readonly siteUrl: string;
  /** Lists the stored mails, newest first. */
  listMails(): Promise<StoredMail[]>;
}

/**
 * Creates the development inbox. The key alone gives access. The client's address proves nothing, because a proxy on the
 * same machine connects from the loopback address too (docs/decisions/0017-the-development-inbox-has-a-key.md).
 */
export function createInbox({ dataDirectory, listMails, siteUrl }: InboxOptions): Inbox {
  const key = loadInboxKey(dataDirectory);
  const style = readFileSync(new URL("inbox.css", import.meta.url), "utf8");
  const headers = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policyFor(style),
    "Content-Type": "text/html; charset=utf-8",
    // The links in the mails must not send the key of this page as their referrer.
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
  return {
    url: `${siteUrl}${inboxPath}?key=${key}`,
    async respond(request) {
      const given = new URL(request.url).searchParams.get("key") ?? "";
      if (!isKey(given, key)) return null;
      return new Response(inboxPage(await listMails(), style), { headers });
    },
  };
}

/** Allows the page's own style and nothing else: no scripts, images, forms or requests to other origins. */
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

import { AsyncLocalStorage } from "node:async_hooks";
import type { EmailDriver } from "@supabase/lite";
import { mailLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { LinkKind } from "../mail/mail-words.ts";
import type { RedirectTarget } from "../mail/redirects.ts";

/**
 * Takes the mails of lite and sends our own in their place: only the token is kept, and it is given
 * the page and the language of the call, which lite ignores. Mails of other kinds are not sent: the
 * gateway lets nobody ask for them. `site` is the origin of the website.
 */
export function createLiteMail(queue: MailQueue, site: string): EmailDriver {
  return {
    async send({ to, text }) {
      const link = URL.parse(/https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "");
      const kind = link?.searchParams.get("type");
      const token = link?.searchParams.get("token");
      if (!token || !isWanted(kind)) return;
      const { redirectTo, language = "en" } = requestContext.getStore() ?? {};
      const mail = { name: kind, language, to, link: mailLink(site, { token, kind, redirectTo }) };
      await queue.add(writeMail(mail));
    },
  };
}

function isWanted(kind: string | null | undefined): kind is Exclude<LinkKind, "email_change"> {
  return kind === "signup" || kind === "recovery";
}

/**
 * What the gateway knows about the call that lite is working on and lite forgets: the page that
 * asked, so that the mail leads back to it in its language.
 */
export const requestContext = new AsyncLocalStorage<RedirectTarget>();

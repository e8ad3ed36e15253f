import type { EmailDriver } from "@supabase/lite";
import { writeMail } from "./mail-message.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { MailKind } from "./mail-texts.ts";
import { requestContext } from "./request-context.ts";

/**
 * Takes the mails of lite and sends our own in their place: only the link is kept, and it is given
 * the page and the language of the call, which lite ignores. Mails of other kinds are not sent: the
 * gateway lets nobody ask for them.
 */
export function createLiteMail(queue: MailQueue): EmailDriver {
  return {
    async send({ to, text }) {
      const link = URL.parse(/https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "");
      const kind = link?.searchParams.get("type");
      if (!link || !isMailKind(kind)) return;
      const { redirectTo, language = "en" } = requestContext.getStore() ?? {};
      if (redirectTo !== undefined) link.searchParams.set("redirect_to", redirectTo);
      queue.add(writeMail(kind, language, to, link.href));
    },
  };
}

function isMailKind(kind: string | null | undefined): kind is MailKind {
  return kind === "signup" || kind === "recovery";
}

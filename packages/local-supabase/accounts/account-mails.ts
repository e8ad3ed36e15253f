import type { MailMessage } from "../mail/mail-message.ts";

/** What mails of an account are known by. */
interface AccountAddresses {
  readonly email: unknown;
  /** The address that it wanted to move to, if any. */
  readonly newEmail: unknown;
}

/**
 * Whether a mail belongs to an account: every one to its own address, and the links to the address that it wanted to
 * move to. Anybody may name a stranger's address there, so nothing else that the stranger was sent is among them.
 */
export function matchesAccount({ email, newEmail }: AccountAddresses) {
  return ({ to, kind }: Pick<MailMessage, "to" | "kind">): boolean =>
    to === email || (to === newEmail && kind === "email_change");
}

import type { MailMessage } from "../mail/mail-message.ts";

/** The addresses of an account. */
interface AccountAddresses {
  readonly email: unknown;
  /** The new address of an unfinished change of address. */
  readonly newEmail: unknown;
}

/**
 * Whether a mail belongs to an account: any mail to its address, and change links to its new address. Other mails to
 * the new address may belong to somebody else.
 */
export function matchesAccount({ email, newEmail }: AccountAddresses) {
  return ({ to, kind }: Pick<MailMessage, "to" | "kind">): boolean =>
    to === email || (to === newEmail && kind === "email_change");
}

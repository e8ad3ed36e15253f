import { createLinkToken } from "../accounts/link-token.ts";
import { mailLink, siteLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import type { RedirectTarget } from "../mail/redirects.ts";
import type { Services } from "./services.ts";

/** Mails the link that confirms a sign-up. */
export async function mailConfirmation(
  { mail, site }: Pick<Services, "mail" | "site">,
  to: string,
  token: string,
  { redirectTo, language }: RedirectTarget,
): Promise<void> {
  const link = mailLink(site, { token, kind: "signup", redirectTo });
  await mail.add(renderMail({ name: "signup", language, to, link }));
}

/**
 * Mails a new confirmation link to an unconfirmed account, and replaces the link before it. Returns false, and does
 * nothing, for an unknown or confirmed address.
 */
export async function resendConfirmation(
  services: Pick<Services, "accounts" | "mail" | "site">,
  to: string,
  target: RedirectTarget,
): Promise<boolean> {
  const token = createLinkToken();
  if (!services.accounts.replaceConfirmationLink(to, token)) return false;
  await mailConfirmation(services, to, token, target);
  return true;
}

/** Notifies the owner of an account that a sign-up or a change of address named its address. */
export async function mailAccountExists(
  { mail, site }: Pick<Services, "mail" | "site">,
  to: string,
  { language }: RedirectTarget,
): Promise<void> {
  const link = siteLink(site, "/login", language);
  await mail.add(renderMail({ name: "account_exists", language, to, link }));
}

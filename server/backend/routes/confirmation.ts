import { randomBytes } from "node:crypto";
import { mailLink, siteLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import type { RedirectTarget } from "../mail/redirects.ts";
import type { GatewayParts } from "./gateway-parts.ts";

/** What a link is known by. */
export function newToken(): string {
  return randomBytes(32).toString("hex");
}

/**
 * Mails a new confirmation link to an unconfirmed account and voids the one before, which lite never
 * does. False, and nothing is done, for an unknown or confirmed address.
 */
export async function resendConfirmation(
  { mail, site, users }: GatewayParts,
  to: string,
  { redirectTo, language }: RedirectTarget,
): Promise<boolean> {
  const token = newToken();
  if (!(await users.renewConfirmation(to, token, new Date()))) return false;
  const link = mailLink(site, { token, kind: "signup", redirectTo });
  await mail.add(writeMail({ name: "signup", language, to, link }));
  return true;
}

/** Tells the owner of an account that somebody named its address for another one. */
export async function tellAccountExists(
  { mail, site }: GatewayParts,
  to: string,
  { language }: RedirectTarget,
): Promise<void> {
  const link = siteLink(site, "/login", language);
  await mail.add(writeMail({ name: "account_exists", language, to, link }));
}

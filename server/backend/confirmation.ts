import { randomBytes } from "node:crypto";
import type { GatewayParts } from "./gateway-parts.ts";
import { mailLink } from "./mail-link.ts";
import { writeMail } from "./mail-message.ts";
import { readRedirect } from "./redirects.ts";

/**
 * Mails a new confirmation link to an unconfirmed account and voids the one before, which lite never
 * does. Does nothing for an unknown or confirmed address. `asked` is the `redirect_to` of the call.
 */
export async function resendConfirmation(
  { mail, site, users }: GatewayParts,
  email: string,
  asked: string | null,
): Promise<void> {
  const token = randomBytes(32).toString("hex");
  if (!(await users.renewConfirmation(email, token, new Date()))) return;
  const { redirectTo, language } = readRedirect(asked, site);
  const link = mailLink(site, { token, kind: "signup", redirectTo });
  mail.add(writeMail("signup", language, email, link));
}

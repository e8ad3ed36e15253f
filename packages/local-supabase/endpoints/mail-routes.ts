import { readEmail } from "../accounts/email-address.ts";
import { createLinkToken } from "../accounts/link-token.ts";
import { throttleMail } from "../limits/mail-throttle.ts";
import { minResponseTime, withMinDuration } from "../limits/min-duration.ts";
import { mailLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import { type RedirectTarget, readRedirectTarget } from "../mail/redirects.ts";
import { resendConfirmation } from "./confirmation-mails.ts";
import { authError, invalidEmail, json, tooManyMails } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

type MailServices = Pick<Services, "accounts" | "limiter" | "mail" | "site">;

/** POST /recover: mails a link to set a new password. The response is the same for any address. */
export async function recover(
  { request, url, body }: AuthCall,
  services: MailServices,
): Promise<Response> {
  const email = readEmail(body.email);
  if (email === null) return invalidEmail();
  const wait = throttleMail(services.limiter, email);
  if (wait > 0) return tooManyMails(wait);
  const target = readRedirectTarget(request, url, services.site);
  await withMinDuration(minResponseTime, mailRecovery(services, email, target));
  return json(200, {});
}

async function mailRecovery(
  { accounts, mail, site }: MailServices,
  to: string,
  { language, redirectTo }: RedirectTarget,
): Promise<void> {
  const token = createLinkToken();
  if (!accounts.createRecoveryLink(to, token)) return;
  const link = mailLink(site, { token, kind: "recovery", redirectTo });
  await mail.add(renderMail({ name: "recovery", language, to, link }));
}

/** POST /resend: mails the confirmation of a sign-up again. The response is the same for any address. */
export async function resend(
  { request, url, body }: AuthCall,
  services: MailServices,
): Promise<Response> {
  const email = readEmail(body.email);
  if (email === null) return invalidEmail();
  if (body.type !== "signup") {
    return authError(400, "validation_failed", "Only signup confirmations can be resent");
  }
  const wait = throttleMail(services.limiter, email);
  if (wait > 0) return tooManyMails(wait);
  const target = readRedirectTarget(request, url, services.site);
  await withMinDuration(minResponseTime, resendConfirmation(services, email, target));
  return json(200, {});
}

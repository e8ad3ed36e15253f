import { readEmail } from "../accounts/email-address.ts";
import { paceMail } from "../limits/mail-pace.ts";
import { readTarget } from "../mail/redirects.ts";
import { authError, invalidEmail, json, tooManyMails } from "./answers.ts";
import { atLeast, QUIET_MILLISECONDS } from "./at-least.ts";
import { resendConfirmation } from "./confirmation.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";

/** POST /recover: mails a link to choose a new password. The answer is the same for any address. */
export async function recover(
  { request, url, body }: AuthCall,
  { forward, limiter, site }: GatewayParts,
): Promise<Response> {
  const email = readEmail(body.email);
  if (email === undefined) return invalidEmail();
  const wait = paceMail(limiter, email);
  if (wait > 0) return tooManyMails(wait);
  const target = readTarget(request, url, site);
  const path = "/auth/v1/recover";
  return atLeast(
    QUIET_MILLISECONDS,
    forward({ method: "POST", path, from: request, body: { email }, target }),
  );
}

/** POST /resend: mails the confirmation of a sign-up again. The same answer for any address. */
export async function resend(
  { request, url, body }: AuthCall,
  parts: GatewayParts,
): Promise<Response> {
  const email = readEmail(body.email);
  if (email === undefined) return invalidEmail();
  if (body.type !== "signup") {
    return authError(400, "validation_failed", "Only signup confirmations can be resent");
  }
  const wait = paceMail(parts.limiter, email);
  if (wait > 0) return tooManyMails(wait);
  const target = readTarget(request, url, parts.site);
  await atLeast(QUIET_MILLISECONDS, resendConfirmation(parts, email, target));
  return json(200, {});
}

import { authError, invalidEmail, json, tooManyMails } from "./answers.ts";
import { atLeast } from "./at-least.ts";
import { resendConfirmation } from "./confirmation.ts";
import { readEmail } from "./email-address.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { ADDRESS_LIMITS } from "./limits.ts";
import { readRedirect } from "./redirects.ts";
import { addressKey } from "./user-store.ts";

/** Longer than looking an account up and writing a token takes, with or without an account. */
const LEAST_MILLISECONDS = 250;

/** POST /recover: mails a link to choose a new password. The answer is the same for any address. */
export async function recover(
  { request, url, body }: AuthCall,
  { forward, limiter, site }: GatewayParts,
): Promise<Response> {
  const email = readEmail(body.email);
  if (email === undefined) return invalidEmail();
  const wait = limiter.take(ADDRESS_LIMITS.mail, addressKey(email));
  if (wait > 0) return tooManyMails(wait);
  const target = readRedirect(url.searchParams.get("redirect_to"), site);
  const path = "/auth/v1/recover";
  return atLeast(
    LEAST_MILLISECONDS,
    forward({ method: "POST", path, from: request, body: { email }, target }),
  );
}

/** POST /resend: mails the confirmation of a sign-up again. The same answer for any address. */
export async function resend({ url, body }: AuthCall, parts: GatewayParts): Promise<Response> {
  const email = readEmail(body.email);
  if (email === undefined) return invalidEmail();
  if (body.type !== "signup") {
    return authError(400, "validation_failed", "Only signup confirmations can be resent");
  }
  const wait = parts.limiter.take(ADDRESS_LIMITS.mail, addressKey(email));
  if (wait > 0) return tooManyMails(wait);
  await atLeast(
    LEAST_MILLISECONDS,
    resendConfirmation(parts, email, url.searchParams.get("redirect_to")),
  );
  return json(200, {});
}

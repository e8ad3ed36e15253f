import { randomUUID } from "node:crypto";
import { busy, invalidEmail, json, unexpectedFailure } from "./answers.ts";
import { resendConfirmation } from "./confirmation.ts";
import { readEmail } from "./email-address.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { ADDRESS_LIMITS } from "./limits.ts";
import { refuseLongPassword, refuseWeakPassword } from "./password-rules.ts";
import { readRedirect } from "./redirects.ts";
import { textOf } from "./request-body.ts";
import { addressKey } from "./user-store.ts";

/** Milliseconds between two confirmations to one address. */
const PAUSE = 60_000;

/**
 * POST /signup. An address that has an account answers exactly like a new one, its password stays
 * what it was, and a waiting one is sent a new confirmation. Only address and password are taken:
 * no screen asks for more (B§3).
 */
export async function signUp(call: AuthCall, parts: GatewayParts): Promise<Response> {
  const email = readEmail(call.body.email);
  if (email === undefined) return invalidEmail();
  const password = textOf(call.body, "password", 4096) ?? "";
  const refused =
    refuseLongPassword(password) ?? refuseWeakPassword(password, parts.minimumPasswordLength);
  if (refused) return refused;

  if (await parts.users.find(email)) {
    // The same work as for a new account, so that the time tells nothing either.
    if ((await parts.passwords.pretend(password)) === undefined) return busy();
  } else {
    const answer = await createAccount(call, parts, email, password);
    if (answer) return answer;
  }
  await confirmAgain(call, parts, email);
  return json(200, newAccount(email));
}

/** Undefined when another call made the account in between, or left it half made. */
async function createAccount(
  { request, url }: AuthCall,
  { forward, passwords, site, users }: GatewayParts,
  email: string,
  password: string,
): Promise<Response | undefined> {
  const target = readRedirect(url.searchParams.get("redirect_to"), site);
  const answer = await passwords.run(() =>
    forward({
      method: "POST",
      path: "/auth/v1/signup",
      from: request,
      body: { email, password },
      target,
    }),
  );
  if (answer === undefined) return busy();
  if (answer.ok) return json(200, newAccount(email));
  if (answer.status < 500 && answer.status !== 429) return answer;
  return (await users.find(email)) ? undefined : unexpectedFailure();
}

/** At most one mail a minute and three an hour. */
async function confirmAgain({ url }: AuthCall, parts: GatewayParts, email: string): Promise<void> {
  const sentAt = (await parts.users.find(email))?.confirmationSentAt ?? "1970-01-01";
  if (Date.now() - Date.parse(sentAt) < PAUSE) return;
  if (parts.limiter.take(ADDRESS_LIMITS.repeatedSignUp, addressKey(email)) > 0) return;
  await resendConfirmation(parts, email, url.searchParams.get("redirect_to"));
}

/** What GoTrue answers to a sign-up that waits for its confirmation; ids are never the real ones. */
function newAccount(email: string): object {
  const id = randomUUID();
  const now = new Date().toISOString();
  const metadata = { email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

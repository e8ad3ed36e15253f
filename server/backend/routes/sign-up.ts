import { randomUUID } from "node:crypto";
import { readEmail } from "../accounts/email-address.ts";
import { mayRemind } from "../limits/mail-pace.ts";
import { readTarget } from "../mail/redirects.ts";
import { busy, invalidEmail, json, unexpectedFailure } from "./answers.ts";
import { atLeast, QUIET_MILLISECONDS } from "./at-least.ts";
import { resendConfirmation, tellAccountExists } from "./confirmation.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { refuseLongPassword, refuseWeakPassword } from "./password-rules.ts";
import { BODY_LIMIT, textOf } from "./request-body.ts";

/** Milliseconds between two confirmations to one address. */
const PAUSE = 60_000;

const LONG_AGO = new Date(0).toISOString();

/**
 * POST /signup. An address that has an account answers exactly like a new one. A confirmed one keeps
 * its password, and its owner is told; a waiting one is sent a new confirmation and keeps its
 * password only if this is the same one (docs/decisions/0008-a-link-proves-the-mailbox.md). Only
 * address and password are taken: no screen asks for more (B§3).
 */
export async function signUp(call: AuthCall, parts: GatewayParts): Promise<Response> {
  const email = readEmail(call.body.email);
  if (email === undefined) return invalidEmail();
  const password = textOf(call.body, "password", BODY_LIMIT) ?? "";
  const refused =
    refuseLongPassword(password) ?? refuseWeakPassword(password, parts.minimumPasswordLength);
  if (refused) return refused;
  return atLeast(QUIET_MILLISECONDS, register(call, parts, email, password));
}

async function register(
  call: AuthCall,
  parts: GatewayParts,
  email: string,
  password: string,
): Promise<Response> {
  const { passwords, users } = parts;
  if (!(await users.find(email))) {
    const answer = await createAccount(call, parts, email, password);
    if (answer) return answer;
  }
  // The same work as for a new account, so that the time tells nothing either.
  const same = await passwords.compare(
    call.client,
    password,
    (await users.find(email))?.passwordHash,
  );
  if (same === undefined) return busy();
  if (!same) await users.dropPassword("email", email);
  await remind(call, parts, email);
  return json(200, newAccount(email));
}

/** Undefined when another call made the account in between, or left it half made. */
async function createAccount(
  { client, request, url }: AuthCall,
  { forward, passwords, site, users }: GatewayParts,
  email: string,
  password: string,
): Promise<Response | undefined> {
  const target = readTarget(request, url, site);
  const answer = await passwords.run(client, () =>
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

/** At most three mails an hour, and none within a minute of the last confirmation. */
async function remind(
  { request, url }: AuthCall,
  parts: GatewayParts,
  email: string,
): Promise<void> {
  const account = await parts.users.find(email);
  const sentAt = account?.confirmedAt === null ? account.confirmationSentAt : null;
  if (Date.now() - Date.parse(sentAt ?? LONG_AGO) < PAUSE) return;
  if (!mayRemind(parts.limiter, email)) return;
  const target = readTarget(request, url, parts.site);
  if (await resendConfirmation(parts, email, target)) return;
  await tellAccountExists(parts, email, target);
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

import { randomUUID } from "node:crypto";
import { readEmail } from "../accounts/email-address.ts";
import { newToken } from "../accounts/link-token.ts";
import { mayRemind } from "../limits/mail-throttle.ts";
import { atLeast, QUIET_MILLISECONDS } from "../limits/min-duration.ts";
import { readTarget } from "../mail/redirects.ts";
import { userAnswer } from "./account-answers.ts";
import { busy, invalidEmail, json } from "./answers.ts";
import { mailConfirmation, resendConfirmation, tellAccountExists } from "./confirmation.ts";
import type { AuthCall, Uses } from "./gateway-parts.ts";
import { refuseLongPassword, refuseNoPassword, refuseWeakPassword } from "./password-rules.ts";
import { BODY_LIMIT, textOf } from "./request-body.ts";

/** Milliseconds between two confirmations to one address. */
const PAUSE = 60_000;

type SignUpParts = Uses<
  "accounts" | "limiter" | "mail" | "minimumPasswordLength" | "passwords" | "site"
>;

const LONG_AGO = new Date(0).toISOString();

/**
 * POST /signup. An address that has an account answers exactly like a new one. A confirmed one keeps
 * its password, and its owner is told; a waiting one is sent a new confirmation and keeps its
 * password only if this is the same one (docs/decisions/0008-a-link-proves-the-mailbox.md). Only
 * address and password are taken: no screen asks for more.
 */
export async function signUp(call: AuthCall, parts: SignUpParts): Promise<Response> {
  const email = readEmail(call.body.email);
  if (email === undefined) return invalidEmail();
  const password = textOf(call.body, "password", BODY_LIMIT) ?? "";
  const refused =
    refuseNoPassword(password) ??
    refuseLongPassword(password) ??
    refuseWeakPassword(password, parts.minimumPasswordLength);
  if (refused) return refused;
  return atLeast(QUIET_MILLISECONDS, register(call, parts, email, password));
}

async function register(
  call: AuthCall,
  parts: SignUpParts,
  email: string,
  password: string,
): Promise<Response> {
  const { accounts, passwords } = parts;
  if (!accounts.find(email)) {
    const passwordHash = await passwords.hash(call.client, password);
    if (passwordHash === undefined) return busy();
    const token = newToken();
    // False when another call made the account in between.
    if (accounts.create({ email, passwordHash, token })) {
      const target = readTarget(call.request, call.url, parts.site);
      await mailConfirmation(parts, email, token, target);
      return json(200, newAccount(email));
    }
  }
  // The same work as for a new account, so that the time tells nothing either.
  const stored = accounts.find(email)?.passwordHash;
  const same = await passwords.compare(call.client, password, stored);
  if (same === undefined) return busy();
  if (!same) accounts.dropPassword(email);
  await remind(call, parts, email);
  return json(200, newAccount(email));
}

/** At most three mails an hour, and none within a minute of the last confirmation. */
async function remind(
  { request, url }: AuthCall,
  parts: SignUpParts,
  email: string,
): Promise<void> {
  const account = parts.accounts.find(email);
  const sentAt = account?.confirmedAt === null ? account.confirmationSentAt : null;
  if (Date.now() - Date.parse(sentAt ?? LONG_AGO) < PAUSE) return;
  if (!mayRemind(parts.limiter, email)) return;
  const target = readTarget(request, url, parts.site);
  if (await resendConfirmation(parts, email, target)) return;
  await tellAccountExists(parts, email, target);
}

/** What GoTrue answers to a sign-up that waits for its confirmation; the id is never the real one. */
function newAccount(email: string): object {
  const now = new Date().toISOString();
  return userAnswer({
    id: randomUUID(),
    email,
    passwordHash: null,
    confirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  });
}

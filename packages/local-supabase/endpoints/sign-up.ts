import { randomUUID } from "node:crypto";
import { readEmail } from "../accounts/email-address.ts";
import { createLinkToken } from "../accounts/link-token.ts";
import { mayMailExistingAccount } from "../limits/mail-throttle.ts";
import { minResponseTime, withMinDuration } from "../limits/min-duration.ts";
import { readRedirectTarget } from "../mail/redirects.ts";
import { userJson } from "./account-json.ts";
import { mailAccountExists, mailConfirmation, resendConfirmation } from "./confirmation-mails.ts";
import { refuseLongPassword, refuseNoPassword, refuseWeakPassword } from "./password-rules.ts";
import { maxBodyBytes, stringOf } from "./request-body.ts";
import { busy, invalidEmail, json } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

/** Milliseconds between two confirmation mails to one address. */
const resendInterval = 60_000;

type SignUpServices = Pick<
  Services,
  "accounts" | "limiter" | "mail" | "minimumPasswordLength" | "passwords" | "site"
>;

/** The outcome of a valid sign-up. */
type Decision =
  | { readonly action: "confirm"; readonly token: string }
  | { readonly action: "resend confirmation" | "notify owner" | "nothing" | "busy" };

/**
 * POST /signup. The response for an address with an account equals the one for a new address, also in its duration.
 * A confirmed account keeps its password, and its owner gets a mail. An unconfirmed account gets another confirmation
 * mail, and keeps its password only if this one is the same (docs/decisions/0008-passwords-before-email-confirmation.md).
 * Reads the address and the password only.
 */
export async function signUp(call: AuthCall, services: SignUpServices): Promise<Response> {
  const email = readEmail(call.body.email);
  if (email === null) return invalidEmail();
  const password = stringOf(call.body, "password", maxBodyBytes) ?? "";
  const refused =
    refuseNoPassword(password) ??
    refuseLongPassword(password) ??
    refuseWeakPassword(password, services.minimumPasswordLength);
  return refused ?? withMinDuration(minResponseTime, register(call, services, email, password));
}

async function register(
  { client, request, url }: AuthCall,
  services: SignUpServices,
  email: string,
  password: string,
): Promise<Response> {
  const target = readRedirectTarget(request, url, services.site);
  const decision = await decide(services, { client, email, password });
  if (decision.action === "busy") return busy();
  if (decision.action === "confirm") {
    await mailConfirmation(services, email, decision.token, target);
  }
  if (decision.action === "resend confirmation") await resendConfirmation(services, email, target);
  if (decision.action === "notify owner") await mailAccountExists(services, email, target);
  return json(200, pendingUser(email));
}

/** Creates the account, or compares the password with the one of the existing account. Both take the same time. */
async function decide(
  services: SignUpServices,
  signUp: { readonly client: string; readonly email: string; readonly password: string },
): Promise<Decision> {
  const { accounts, passwords } = services;
  const { client, email, password } = signUp;
  const account = accounts.findAccount(email);
  if (!account) {
    const passwordHash = await passwords.hash(client, password);
    if (passwordHash === undefined) return { action: "busy" };
    const token = createLinkToken();
    if (accounts.createAccount({ email, passwordHash, token })) return { action: "confirm", token };
    // A concurrent sign-up has created the account.
    return decide(services, signUp);
  }
  const isSame = await passwords.compare(client, password, account.passwordHash);
  if (isSame === undefined) return { action: "busy" };
  if (!isSame) accounts.deletePassword(email);
  return decideReminder(services, email);
}

/**
 * Allows three reminders an hour, and none within a minute of the last confirmation mail. Reads the account after the
 * passwords have been compared, because a concurrent sign-up may have sent a mail meanwhile.
 */
function decideReminder({ accounts, limiter }: SignUpServices, email: string): Decision {
  const account = accounts.findAccount(email);
  if (!account) return { action: "nothing" };
  const isPending = account.confirmedAt === null;
  const sentAt = isPending ? account.confirmationSentAt : null;
  if (sentAt !== null && Date.now() - Date.parse(sentAt) < resendInterval) {
    return { action: "nothing" };
  }
  if (!mayMailExistingAccount(limiter, email)) return { action: "nothing" };
  return { action: isPending ? "resend confirmation" : "notify owner" };
}

/** The user object of a sign-up that waits for its confirmation. Its id is random, so that it reveals nothing. */
function pendingUser(email: string): object {
  const now = new Date().toISOString();
  return userJson({
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
    staffRole: null,
    factors: [],
    updatedAt: now,
  });
}

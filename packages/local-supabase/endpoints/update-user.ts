import { type Account, hasVerifiedFactor } from "../accounts/account.ts";
import { readEmail } from "../accounts/email-address.ts";
import type { ActiveSession } from "../accounts/session.ts";
import { countGuess } from "../limits/password-guesses.ts";
import { siteLink } from "../mail/mail-link.ts";
import { renderMail } from "../mail/mail-message.ts";
import { readRedirectTarget } from "../mail/redirects.ts";
import { userJson } from "./account-json.ts";
import { authenticate } from "./authenticate.ts";
import { changeEmail } from "./change-email.ts";
import { refuseLongPassword, refuseWeakPassword } from "./password-rules.ts";
import { maxBodyBytes, stringOf } from "./request-body.ts";
import { authError, busy, invalidEmail, json, tooManyRequests } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

type UpdateServices = Pick<
  Services,
  "accounts" | "limiter" | "mail" | "minimumPasswordLength" | "passwords" | "site" | "tokens"
>;

/**
 * PUT /user: changes the password or the e-mail address, and needs the current password. The site changes nothing else.
 */
export async function updateUser(call: AuthCall, services: UpdateServices): Promise<Response> {
  const { body, request } = call;
  const members = Object.keys(body).filter(
    (name) => body[name] !== undefined && body[name] !== null,
  );
  const changes = members.filter((name) => !ignoredMembers.has(name));
  const caller = await authenticate(request, services);
  if (caller instanceof Response) return caller;
  if (caller.aal === "aal1" && hasVerifiedFactor(caller.account)) {
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    return authError(401, "insufficient_aal", message);
  }
  if (changes.length === 1 && changes[0] === "password")
    return changePassword(call, services, caller);
  if (changes.length === 1 && changes[0] === "email") {
    const address = readEmail(body.email);
    if (address === null) return invalidEmail();
    const { account } = caller;
    const rejection = await checkCurrentPassword(call, services, account);
    return rejection ?? changeEmail(call, services, account, address);
  }
  const message = "Only the password or the email address can be changed, one at a time";
  return authError(422, "validation_failed", message);
}

/** Members that the client library sends besides the change. */
const ignoredMembers = new Set(["current_password", "code_challenge", "code_challenge_method"]);

/** Ends the other sessions of the account and mails a notice. A session from a mail link needs no current password. */
async function changePassword(
  call: AuthCall,
  services: UpdateServices,
  { account, byLink, sessionId }: ActiveSession,
): Promise<Response> {
  const { body, client, request, url } = call;
  const { accounts, mail, minimumPasswordLength, passwords, site } = services;
  const password = stringOf(body, "password", maxBodyBytes) ?? "";
  const refused =
    refuseLongPassword(password) ??
    (byLink ? undefined : await checkCurrentPassword(call, services, account)) ??
    refuseWeakPassword(password, minimumPasswordLength);
  if (refused) return refused;
  const same = await passwords.compare(client, password, account.passwordHash);
  if (same === undefined) return busy();
  if (same) return samePassword();
  const passwordHash = await passwords.hash(client, password);
  if (passwordHash === undefined) return busy();
  const by = byLink ? "link" : { passwordHash: account.passwordHash };
  if (!accounts.setPassword({ sessionId, passwordHash, by })) return currentPasswordRequired();
  const { language } = readRedirectTarget(request, url, site);
  const link = siteLink(site, "/forgot-password", language);
  await mail.add(renderMail({ name: "password_changed", language, to: account.email, link }));
  return json(200, userJson(accounts.findAccount(account.email) ?? account));
}

/** The error response for a missing or wrong current password. Attempts count like sign-ins. */
async function checkCurrentPassword(
  { body, client }: AuthCall,
  { limiter, passwords }: UpdateServices,
  { email, passwordHash }: Account,
): Promise<Response | undefined> {
  const current = stringOf(body, "current_password", maxBodyBytes);
  if (!current) return currentPasswordRequired();
  const guess = countGuess(limiter, email, client);
  if (guess.wait > 0) return tooManyRequests(guess.wait);
  const isCorrect = await passwords.compare(client, current, passwordHash);
  if (isCorrect !== false) guess.refund();
  if (isCorrect === undefined) return busy();
  if (isCorrect) return undefined;
  return authError(400, "current_password_invalid", "The current password is not correct.");
}

function currentPasswordRequired(): Response {
  const message = "Current password required when setting new password.";
  return authError(400, "current_password_required", message);
}

function samePassword(): Response {
  const message = "New password should be different from the old password.";
  return authError(422, "same_password", message);
}

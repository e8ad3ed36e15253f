import { bearerOf, claimOf } from "../accounts/access-token.ts";
import { readEmail } from "../accounts/email-address.ts";
import { countGuess } from "../limits/password-guesses.ts";
import { siteLink } from "../mail/mail-link.ts";
import { writeMail } from "../mail/mail-message.ts";
import { readTarget } from "../mail/redirects.ts";
import { authError, busy, invalidEmail, tooManyRequests } from "./answers.ts";
import { changeEmail } from "./change-email.ts";
import type { AuthCall, GatewayParts, SignedIn } from "./gateway-parts.ts";
import { refuseLongPassword } from "./password-rules.ts";
import { BODY_LIMIT, textOf } from "./request-body.ts";

/**
 * PUT /user: a new password or a new address, for who knows the current password. Nothing else can
 * be changed: no screen does.
 */
export async function updateUser(call: AuthCall, parts: GatewayParts): Promise<Response> {
  const { body, request } = call;
  const given = Object.keys(body).filter((name) => body[name] !== undefined && body[name] !== null);
  const wanted = given.filter((name) => !BESIDES.has(name));
  const account = await findAccount(request, parts);
  if (account instanceof Response) return account;
  if (wanted.length === 1 && wanted[0] === "password") return changePassword(call, parts, account);
  if (wanted.length === 1 && wanted[0] === "email") {
    const address = readEmail(body.email);
    if (address === undefined) return invalidEmail();
    return (
      (await refuseStranger(call, parts, account)) ?? changeEmail(call, parts, account, address)
    );
  }
  const message = "Only the password or the email address can be changed, one at a time";
  return authError(422, "validation_failed", message);
}

/** What the client library sends besides the change itself. */
const BESIDES = new Set(["current_password", "code_challenge", "code_challenge_method"]);

/** Ends the other sessions of the account and tells its owner. A recovery link stands for the current password. */
async function changePassword(
  call: AuthCall,
  parts: GatewayParts,
  { email, sessionId }: SignedIn,
): Promise<Response> {
  const { body, request, url } = call;
  const { forward, mail, recoveries, site } = parts;
  const password = textOf(body, "password", BODY_LIMIT) ?? "";
  const refused = refuseLongPassword(password);
  if (refused) return refused;
  const recovered = await recoveries.claim(sessionId, new Date());
  const stranger = recovered ? undefined : await refuseStranger(call, parts, { email });
  if (stranger) return stranger;
  let changed = false;
  try {
    const answer = await setPassword(call, parts, password);
    if (!answer.ok) return answer;
    changed = true;
    const path = "/auth/v1/logout?scope=others";
    await forward({ method: "POST", path, from: request, body: {} });
    const { language } = readTarget(request, url, site);
    const link = siteLink(site, "/forgot-password", language);
    await mail.add(writeMail({ name: "password_changed", language, to: email, link }));
    return answer;
  } finally {
    if (recovered && !changed) await recoveries.giveBack(sessionId);
  }
}

async function setPassword(
  { client, request }: AuthCall,
  { forward, passwords }: GatewayParts,
  password: string,
): Promise<Response> {
  const answer = await passwords.run(client, () =>
    forward({ method: "PUT", path: "/auth/v1/user", from: request, body: { password } }),
  );
  return answer ?? busy();
}

/** The refusal of somebody who does not know the current password; counted like a sign-in. */
async function refuseStranger(
  { body, client }: AuthCall,
  { limiter, passwords, users }: GatewayParts,
  { email }: Pick<SignedIn, "email">,
): Promise<Response | undefined> {
  const current = textOf(body, "current_password", BODY_LIMIT);
  if (!current) {
    const message = "Current password required when setting new password.";
    return authError(400, "current_password_required", message);
  }
  const guess = countGuess(limiter, email, client);
  if (guess.wait > 0) return tooManyRequests(guess.wait);
  const right = await passwords.compare(client, current, (await users.find(email))?.passwordHash);
  if (right !== false) guess.forgive();
  if (right === undefined) return busy();
  if (right) return undefined;
  return authError(400, "current_password_invalid", "The current password is not correct.");
}

/** Whose session it is, or the service's refusal of a token that is none of ours. */
async function findAccount(
  request: Request,
  { forward }: GatewayParts,
): Promise<SignedIn | Response> {
  const answer = await forward({ method: "GET", path: "/auth/v1/user", from: request });
  if (!answer.ok) return answer;
  const { id, email } = (await answer.json()) as { id: string; email: string };
  return { id, email, sessionId: claimOf(bearerOf(request), "session_id") ?? "" };
}

import { readEmail } from "../accounts/email-address.ts";
import type { Rotation } from "../accounts/refresh-token-rotation.ts";
import type { SignOutScope } from "../accounts/session.ts";
import { refundClient } from "../limits/count-for-client.ts";
import { clientLimits } from "../limits/limits.ts";
import { countGuess } from "../limits/password-guesses.ts";
import { sessionJson, userJson } from "./account-json.ts";
import { authenticate } from "./authenticate.ts";
import { maxBodyBytes, stringOf } from "./request-body.ts";
import { authError, busy, invalidCredentials, json, tooManyRequests } from "./responses.ts";
import type { AuthCall, Services } from "./services.ts";

type SignInServices = Pick<Services, "accounts" | "limiter" | "passwords" | "tokens">;

/** POST /token: opens a session for a password or a refresh token. */
export function token(call: AuthCall, services: SignInServices): Response | Promise<Response> {
  const grant = call.url.searchParams.get("grant_type");
  if (grant === "password") return signIn(call, services);
  if (grant === "refresh_token") return refresh(call, services);
  return authError(400, "invalid_credentials", "unsupported_grant_type");
}

/**
 * An unknown address, an unconfirmed account and a wrong password take the same time and get the same response. Only
 * the correct password reveals that an account is unconfirmed. Only failures are counted.
 */
async function signIn({ body, client }: AuthCall, services: SignInServices): Promise<Response> {
  const { accounts, limiter, passwords } = services;
  const email = readEmail(body.email);
  const password = stringOf(body, "password", maxBodyBytes);
  if (email === null || !password) return invalidCredentials();
  const guess = countGuess(limiter, email, client);
  if (guess.wait > 0) return tooManyRequests(guess.wait);
  const account = accounts.findAccount(email);
  const isCorrect = await passwords.compare(client, password, account?.passwordHash);
  if (isCorrect !== false) {
    guess.refund();
    refundClient(limiter, clientLimits.signUpAndIn, client);
  }
  if (isCorrect === undefined) return busy();
  if (!isCorrect || !account) return invalidCredentials();
  if (account.confirmedAt === null) {
    return authError(400, "email_not_confirmed", "Email not confirmed");
  }
  const session = accounts.openSession(account);
  if (!session) return invalidCredentials();
  return json(200, { ...(await sessionJson(session, services)), weak_password: null });
}

/** The error code and the end of the message for each reason. */
const refreshErrors: Record<Extract<Rotation, string>, readonly [string, string]> = {
  unknown: ["refresh_token_not_found", "Refresh Token Not Found"],
  "already used": ["refresh_token_already_used", "Already Used"],
  expired: ["session_expired", "Session Expired"],
  inactive: ["session_expired", "Session Expired (Inactivity)"],
};

async function refresh({ body }: AuthCall, services: SignInServices): Promise<Response> {
  const rotation = services.accounts.rotateRefreshToken(stringOf(body, "refresh_token", 200) ?? "");
  if (typeof rotation === "object") return json(200, await sessionJson(rotation, services));
  const [code, reason] = refreshErrors[rotation];
  return authError(400, code, `Invalid Refresh Token: ${reason}`);
}

/** GET /user: the account of the access token. */
export async function readUser(
  { request }: AuthCall,
  services: Pick<Services, "accounts" | "tokens">,
): Promise<Response> {
  const caller = await authenticate(request, services);
  return caller instanceof Response ? caller : json(200, userJson(caller.account));
}

/** POST /logout: ends this session, the others or all of them (`scope`). */
export async function signOut(
  { request, url }: AuthCall,
  services: Pick<Services, "accounts" | "tokens">,
): Promise<Response> {
  const caller = await authenticate(request, services);
  if (caller instanceof Response) return caller;
  const scope = url.searchParams.get("scope") ?? "global";
  if (!isScope(scope)) {
    return authError(400, "validation_failed", `Unsupported logout scope "${scope}"`);
  }
  services.accounts.endSessions(caller, scope);
  return new Response(null, { status: 204 });
}

function isScope(scope: string): scope is SignOutScope {
  return scope === "local" || scope === "others" || scope === "global";
}

import { readEmail } from "../accounts/email-address.ts";
import { giveBackToClient } from "../limits/client-limits.ts";
import { CLIENT_LIMITS } from "../limits/limits.ts";
import { countGuess } from "../limits/password-guesses.ts";
import type { Forward } from "../lite/forward.ts";
import { authError, busy, invalidCredentials, tooManyRequests } from "./answers.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { BODY_LIMIT, textOf } from "./request-body.ts";

/** POST /token: a session for a password or for a refresh token. */
export function token(call: AuthCall, parts: GatewayParts): Response | Promise<Response> {
  const grant = call.url.searchParams.get("grant_type");
  if (grant === "password") return signIn(call, parts);
  if (grant === "refresh_token") return refresh(call, parts);
  return authError(400, "invalid_credentials", "unsupported_grant_type");
}

/**
 * Unknown, unconfirmed and wrong take the same work and get the same answer; that an account waits
 * for its confirmation is told only to somebody with the right password. Only wrong ones count.
 */
async function signIn({ request, body, client }: AuthCall, parts: GatewayParts): Promise<Response> {
  const { forward, limiter, passwords, sessions, users } = parts;
  const email = readEmail(body.email);
  const password = textOf(body, "password", BODY_LIMIT);
  if (email === undefined || !password) return invalidCredentials();
  const guess = countGuess(limiter, email, client);
  if (guess.wait > 0) return tooManyRequests(guess.wait);
  const forgive = () => {
    guess.forgive();
    giveBackToClient(limiter, CLIENT_LIMITS.signUpAndIn, client);
  };
  const account = await users.find(email);
  if (!account?.passwordHash || account.confirmedAt === null) {
    const right = await passwords.compare(client, password, account?.passwordHash);
    if (right !== false) forgive();
    if (right === undefined) return busy();
    if (!right || !account) return invalidCredentials();
    return authError(400, "email_not_confirmed", "Email not confirmed");
  }
  const answer = await passwords.run(client, () =>
    askForSession(forward, request, "password", { email, password }),
  );
  if (answer?.ok || !answer) forgive();
  if (answer?.ok) {
    const session = (await answer.clone().json()) as { access_token: string };
    await sessions.bound(session.access_token);
  }
  if (answer?.status === 400) return invalidCredentials();
  return answer ?? busy();
}

/** One after the other per token: lite rotates it without a lock. */
function refresh({ request, body }: AuthCall, { forward, refreshes }: GatewayParts) {
  const refreshToken = textOf(body, "refresh_token", 200) ?? "";
  return refreshes(refreshToken, () =>
    askForSession(forward, request, "refresh_token", { refresh_token: refreshToken }),
  );
}

/**
 * lite fails when the account is deleted while it makes a session. Asked once more, it does not know the account or the
 * token any longer and says so; what fails for another reason fails again.
 */
async function askForSession(forward: Forward, from: Request, grant: string, body: object) {
  const call = { method: "POST", path: `/auth/v1/token?grant_type=${grant}`, from, body };
  const answer = await forward(call);
  return answer.status >= 500 ? forward(call) : answer;
}

/** GET /user: the account behind the access token. */
export function readUser({ request }: AuthCall, { forward }: GatewayParts): Promise<Response> {
  return forward({ method: "GET", path: "/auth/v1/user", from: request });
}

/** POST /logout: ends this session, the others or all of them (`scope`, as the client sends it). */
export function signOut({ request, url }: AuthCall, { forward }: GatewayParts): Promise<Response> {
  const query = new URLSearchParams({ scope: url.searchParams.get("scope") ?? "global" });
  return forward({ method: "POST", path: `/auth/v1/logout?${query}`, from: request, body: {} });
}

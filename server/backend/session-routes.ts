import { authError, busy, invalidCredentials, tooManyRequests } from "./answers.ts";
import { readEmail } from "./email-address.ts";
import type { AuthCall, GatewayParts } from "./gateway-parts.ts";
import { ADDRESS_LIMITS } from "./limits.ts";
import { refuseLongPassword } from "./password-rules.ts";
import { textOf } from "./request-body.ts";
import { addressKey } from "./user-store.ts";

/** POST /token: a session for a password or for a refresh token. */
export function token(call: AuthCall, parts: GatewayParts): Response | Promise<Response> {
  const grant = call.url.searchParams.get("grant_type");
  if (grant === "password") return signIn(call, parts);
  if (grant === "refresh_token") return refresh(call, parts);
  return authError(400, "invalid_credentials", "unsupported_grant_type");
}

/**
 * Unknown, unconfirmed and wrong take the same work and get the same answer; that an account waits
 * for its confirmation is told only to somebody with the right password.
 */
async function signIn({ request, body }: AuthCall, parts: GatewayParts): Promise<Response> {
  const { forward, limiter, passwords, users } = parts;
  const email = readEmail(body.email);
  const password = textOf(body, "password", 4096);
  if (email === undefined || !password) return invalidCredentials();
  const wait = limiter.take(ADDRESS_LIMITS.signIn, addressKey(email));
  if (wait > 0) return tooManyRequests(wait);
  const account = await users.find(email);
  if (!account?.passwordHash || account.confirmedAt === null) {
    const right = await passwords.compare(password, account?.passwordHash);
    if (right === undefined) return busy();
    if (!right || !account) return invalidCredentials();
    return authError(400, "email_not_confirmed", "Email not confirmed");
  }
  const path = "/auth/v1/token?grant_type=password";
  const answer = await passwords.run(() =>
    forward({ method: "POST", path, from: request, body: { email, password } }),
  );
  return answer ?? busy();
}

/** One after the other per token: lite rotates it without a lock. */
function refresh({ request, body }: AuthCall, { forward, refreshes }: GatewayParts) {
  const refreshToken = textOf(body, "refresh_token", 200) ?? "";
  const path = "/auth/v1/token?grant_type=refresh_token";
  return refreshes(refreshToken, () =>
    forward({ method: "POST", path, from: request, body: { refresh_token: refreshToken } }),
  );
}

/** GET /user: the account behind the access token. */
export function readUser({ request }: AuthCall, { forward }: GatewayParts): Promise<Response> {
  return forward({ method: "GET", path: "/auth/v1/user", from: request });
}

/**
 * PUT /user: a new password, which ends the other sessions of the account. Nothing else can be
 * changed: no screen does, and a change of address would tell which addresses have an account.
 */
export async function updateUser(
  { request, body }: AuthCall,
  { forward, passwords }: GatewayParts,
): Promise<Response> {
  const other = body.email ?? body.phone ?? body.data;
  if (body.password === undefined || (other !== undefined && other !== null)) {
    return authError(422, "validation_failed", "Only the password can be changed");
  }
  const password = textOf(body, "password", 4096) ?? "";
  const refused = refuseLongPassword(password);
  if (refused) return refused;
  const answer = await passwords.run(() =>
    forward({ method: "PUT", path: "/auth/v1/user", from: request, body: { password } }),
  );
  if (answer?.ok) {
    const path = "/auth/v1/logout?scope=others";
    await forward({ method: "POST", path, from: request, body: {} });
  }
  return answer ?? busy();
}

/** POST /logout: ends this session, the others or all of them (`scope`, as the client sends it). */
export function signOut({ request, url }: AuthCall, { forward }: GatewayParts): Promise<Response> {
  const query = new URLSearchParams({ scope: url.searchParams.get("scope") ?? "global" });
  return forward({ method: "POST", path: `/auth/v1/logout?${query}`, from: request, body: {} });
}

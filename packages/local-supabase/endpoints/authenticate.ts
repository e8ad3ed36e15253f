import { bearerOf } from "../accounts/access-token.ts";
import type { ActiveSession } from "../accounts/session.ts";
import { authError } from "./responses.ts";
import type { Services } from "./services.ts";

/** The session of a request's access token, or the error response for an invalid token or an ended session. */
export async function authenticate(
  request: Request,
  { accounts, tokens }: Pick<Services, "accounts" | "tokens">,
): Promise<ActiveSession | Response> {
  const token = bearerOf(request);
  if (token === undefined || token.startsWith("sb_")) {
    return authError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const claims = await tokens.read(token);
  if (claims === "expired") return badToken("token has invalid claims: token is expired");
  if (claims === "invalid") return badToken("token signature is invalid: signature is invalid");
  const { aal, accountId, role, sessionId } = claims;
  if (!accountId) return authError(403, "bad_jwt", "invalid claim: missing sub claim");
  const session =
    role === "authenticated" && sessionId !== undefined
      ? accounts.findSession(sessionId, accountId)
      : null;
  // A token from before the second factor has aal1, whatever its session has since: it may have been stolen.
  if (session) return aal === "aal2" ? session : { ...session, aal: "aal1" };
  const message = "Session from session_id claim in JWT does not exist";
  return authError(403, "session_not_found", message);
}

function badToken(reason: string): Response {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
  return authError(403, "bad_jwt", message);
}

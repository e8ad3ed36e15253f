import { hasVerifiedFactor } from "../accounts/account.ts";
import type { ActiveSession } from "../accounts/session.ts";
import { accountLimits } from "../limits/limits.ts";
import { sessionJson } from "./account-json.ts";
import { authenticate } from "./authenticate.ts";
import { createFactorKey, findStep } from "./factor-codes.ts";
import { stringOf } from "./request-body.ts";
import { authError, json, tooManyRequests } from "./responses.ts";
import type { AuthCall, AuthRoute, Services } from "./services.ts";
import { isUuid } from "./uuid.ts";

type FactorServices = Pick<Services, "accounts" | "limiter" | "site" | "tokens">;

/** The factor that a request names in its path, and the session of the request. */
interface OwnFactor {
  readonly caller: ActiveSession;
  readonly factor: NonNullable<ReturnType<Services["accounts"]["findFactor"]>>;
}

/**
 * POST /factors: creates a second factor that waits for its first code. Only staff have one, so that an attacker with
 * the session of another account cannot lock its owner out.
 */
export async function enrollFactor(
  { body, request }: AuthCall,
  { accounts, site, tokens }: FactorServices,
): Promise<Response> {
  const caller = await authenticate(request, { accounts, tokens });
  if (caller instanceof Response) return caller;
  const { account, aal } = caller;
  if (body.factor_type !== "totp") {
    const message = "factor_type needs to be totp, phone, or webauthn";
    return authError(400, "validation_failed", message);
  }
  if (account.staffRole === null) {
    return authError(422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
  }
  if (aal === "aal1" && hasVerifiedFactor(account)) {
    return authError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const name = stringOf(body, "friendly_name", 100) ?? "";
  const issuer = stringOf(body, "issuer", 100) || new URL(site).host;
  const { qrCode, secret, uri } = createFactorKey(issuer, account.email);
  const id = accounts.enrollFactor(account.id, { name, secret });
  if (id === "name conflict") {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    return authError(422, "mfa_factor_name_conflict", message);
  }
  if (id === "too many") {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    return authError(422, "too_many_enrolled_mfa_factors", message);
  }
  const totp = { qr_code: qrCode, secret, uri };
  return json(200, { id, type: "totp", friendly_name: name, totp });
}

/** POST /factors/:id/challenge: a challenge that one code answers within five minutes. */
export const challengeFactor = forOwnFactor((_call, { accounts }, { factor }) => {
  const { id, expiresAt } = accounts.createChallenge(factor.id);
  return json(200, { id, type: "totp", expires_at: expiresAt });
});

/**
 * POST /factors/:id/verify: verifies the factor and the session with a code, and responds with new tokens. No code works
 * twice. Only wrong codes are counted, for all clients of the account together.
 */
export const verifyFactor = forOwnFactor(async ({ body }, services, { caller, factor }) => {
  const { accounts, limiter } = services;
  const code = stringOf(body, "code", 20);
  if (!code) return authError(400, "validation_failed", "Code needs to be non-empty");
  const challengeId = stringOf(body, "challenge_id", 36) ?? "";
  const challenge = accounts.getChallengeState(factor.id, challengeId);
  if (challenge === "unknown") {
    const message = "MFA factor with the provided challenge ID not found";
    return authError(422, "mfa_factor_not_found", message);
  }
  if (challenge === "expired") {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return authError(422, "mfa_challenge_expired", message);
  }
  const wait = limiter.take(accountLimits.wrongCodes, caller.account.id);
  if (wait > 0) return tooManyRequests(wait);
  const step = findStep(factor.secret, code, Date.now());
  const session =
    step === null
      ? null
      : accounts.answerChallenge({
          sessionId: caller.sessionId,
          factorId: factor.id,
          challengeId,
          step,
        });
  if (!session) return authError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  limiter.refund(accountLimits.wrongCodes, caller.account.id);
  return json(200, await sessionJson(session, services));
});

/** DELETE /factors/:id: deletes a factor; a verified one needs a session with a second factor. */
export const unenrollFactor = forOwnFactor((_call, { accounts }, { caller, factor }) => {
  if (factor.status === "verified" && caller.aal === "aal1") {
    const message = "AAL2 required to unenroll verified factor";
    return authError(422, "insufficient_aal", message);
  }
  accounts.deleteFactor(caller.account.id, factor.id);
  return json(200, { id: factor.id });
});

function forOwnFactor(
  handle: (
    call: AuthCall,
    services: FactorServices,
    own: OwnFactor,
  ) => Response | Promise<Response>,
): AuthRoute {
  return async (call, services) => {
    const caller = await authenticate(call.request, services);
    if (caller instanceof Response) return caller;
    const id = call.url.pathname.split("/")[4] ?? "";
    if (!isUuid(id)) return authError(404, "validation_failed", "factor_id must be an UUID");
    const factor = services.accounts.findFactor(caller.account.id, id);
    if (!factor) return authError(404, "mfa_factor_not_found", "Factor not found");
    return handle(call, services, { caller, factor });
  };
}

import { errors, jwtVerify, SignJWT } from "jose";
import type { Account } from "./account.ts";

/** What a token of ours says; undefined for a claim that is missing or no text. */
interface AccessClaims {
  readonly role: string | undefined;
  readonly accountId: string | undefined;
  readonly sessionId: string | undefined;
}

/** An access token and when it ends, in seconds since the epoch. */
interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Signs and checks the tokens that a signed-in person calls with (JWT, HS256, the claims of GoTrue). */
export interface AccessTokens {
  /** Seconds that a token lives. */
  readonly lifetime: number;
  sign(account: Account, sessionId: string): Promise<IssuedToken>;
  /** The claims of a token that we have signed; nothing else is believed, whatever its header says. */
  read(token: string): Promise<AccessClaims | "expired" | "invalid">;
}

/** Tokens signed with the secret of the data folder; `lifetime` in seconds. */
export function createAccessTokens(secret: string, lifetime: number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    lifetime,
    async sign({ id, email }, sessionId) {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + lifetime;
      const token = await new SignJWT({ role: "authenticated", email, session_id: sessionId })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(id)
        .setAudience("authenticated")
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          requiredClaims: ["exp"],
        });
        return {
          role: stringOf(payload.role),
          accountId: stringOf(payload.sub),
          sessionId: stringOf(payload.session_id),
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return "expired";
        if (error instanceof errors.JOSEError || error instanceof TypeError) return "invalid";
        throw error;
      }
    },
  };
}

/** The token of the `Authorization` header. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

function stringOf(claim: unknown): string | undefined {
  return typeof claim === "string" ? claim : undefined;
}

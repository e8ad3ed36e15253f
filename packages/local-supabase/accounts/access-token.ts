import { errors, jwtVerify, SignJWT } from "jose";
import { appMetadata } from "./account.ts";
import type { OpenSession } from "./session.ts";

/** The claims of a valid token. A claim is undefined when it is missing or not a string. */
interface AccessClaims {
  readonly role: string | undefined;
  readonly accountId: string | undefined;
  readonly sessionId: string | undefined;
  readonly aal: string | undefined;
}

/** The audience of all tokens, as in GoTrue. */
const audience = "authenticated";

/** An access token and its expiry in seconds since the epoch. */
interface IssuedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Signs and verifies access tokens (JWT, HS256, with the claims of GoTrue). */
export interface AccessTokens {
  /** Lifetime of a token in seconds. */
  readonly lifetime: number;
  sign(session: OpenSession): Promise<IssuedToken>;
  /** The claims of a token with a valid signature of this installation. */
  read(token: string): Promise<AccessClaims | "expired" | "invalid">;
}

/** Creates the signer with the secret of the data directory; `lifetime` in seconds. */
export function createAccessTokens(secret: string, lifetime: number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    lifetime,
    async sign({ id: sessionId, account: { id, email, staffRole }, aal, amr }) {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + lifetime;
      const token = await new SignJWT({
        role: "authenticated",
        email,
        session_id: sessionId,
        aal,
        amr,
        app_metadata: appMetadata(staffRole),
      })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(id)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          audience,
          requiredClaims: ["exp"],
        });
        return {
          role: stringOf(payload.role),
          accountId: stringOf(payload.sub),
          sessionId: stringOf(payload.session_id),
          aal: stringOf(payload.aal),
        };
      } catch (error) {
        if (error instanceof errors.JWTExpired) return "expired";
        if (error instanceof errors.JOSEError || error instanceof TypeError) return "invalid";
        throw error;
      }
    },
  };
}

/** The bearer token of the `Authorization` header. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

function stringOf(claim: unknown): string | undefined {
  return typeof claim === "string" ? claim : undefined;
}

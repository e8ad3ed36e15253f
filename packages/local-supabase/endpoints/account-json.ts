import { type Account, appMetadata } from "../accounts/account.ts";
import type { OpenSession } from "../accounts/session.ts";
import type { Services } from "./services.ts";

/** The JSON of an account, as GoTrue returns it. Members that are not of the account are the same for every account. */
export function userJson(account: Account): object {
  const { id, email, confirmedAt, createdAt, updatedAt, lastSignInAt, factors } = account;
  const metadata = {
    email,
    email_verified: confirmedAt !== null,
    phone_verified: false,
    sub: id,
  };
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: appMetadata(account.staffRole),
    user_metadata: metadata,
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: metadata,
        provider: "email",
        last_sign_in_at: lastSignInAt ?? createdAt,
        created_at: createdAt,
        updated_at: updatedAt,
        email,
      },
    ],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
    ...(factors.length > 0 && { factors }),
    ...withoutNulls({
      email_confirmed_at: confirmedAt,
      confirmed_at: confirmedAt,
      last_sign_in_at: lastSignInAt,
      confirmation_sent_at: account.confirmationSentAt,
      recovery_sent_at: account.recoverySentAt,
      new_email: account.newEmail,
      email_change_sent_at: account.emailChangeSentAt,
    }),
  };
}

/** The tokens of a session with the names of GoTrue, in JSON and in the fragment of a redirect. */
export interface SessionTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: "bearer";
  /** Seconds, and seconds since the epoch. */
  readonly expires_in: number;
  readonly expires_at: number;
}

/** Signs the access token of a session. */
export async function sessionTokens(
  session: OpenSession,
  { tokens }: Pick<Services, "tokens">,
): Promise<SessionTokens> {
  const { token, expiresAt } = await tokens.sign(session);
  return {
    access_token: token,
    refresh_token: session.refreshToken,
    token_type: "bearer",
    expires_in: tokens.lifetime,
    expires_at: expiresAt,
  };
}

/** The JSON of a session with its account, as GoTrue returns it. */
export async function sessionJson(
  session: OpenSession,
  services: Pick<Services, "tokens">,
): Promise<SessionTokens & { readonly user: object }> {
  return { ...(await sessionTokens(session, services)), user: userJson(session.account) };
}

/** GoTrue omits members without a value. */
function withoutNulls(members: Record<string, string | null>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}

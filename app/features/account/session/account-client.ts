import { AuthApiError, AuthClient } from "@supabase/auth-js";
import type { KeyValueStorage } from "./session-storage.ts";

/** Where accounts live: a Supabase project, or the embedded backend through the same calls. */
export interface AccountSource {
  url: string;
  anonKey: string;
}

/** The auth part of the specified client (REQ-ACCOUNT-23). */
export type AccountClient = InstanceType<typeof AuthClient>;

/** Request timeout in milliseconds; afterwards the request counts as a network error. */
const patience = 10_000;

/** Storage key of the session, the same as that of Supabase's own client. */
export function sessionKey({ url }: AccountSource): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/**
 * The only client of the account service in the browser: the auth part of supabase-js, in the implicit flow,
 * which the recovery marker in the fragment belongs to. It holds the public anonymous key only (REQ-ACCOUNT-21). The
 * session that the page's address carries it takes over where it is told to, and not otherwise.
 */
export function createAccountClient(
  source: AccountSource,
  storage: KeyValueStorage,
  takesSessionOfAddress: boolean,
): AccountClient {
  return new AuthClient({
    url: `${source.url}/auth/v1`,
    headers: { apikey: source.anonKey, Authorization: `Bearer ${source.anonKey}` },
    storage,
    storageKey: sessionKey(source),
    flowType: "implicit",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: takesSessionOfAddress,
    fetch: (input, init) => fetch(input, { ...init, signal: signalAfter(patience) }),
  });
}

/**
 * Deletes the account that an access token belongs to. The service wants a sign-in of the last minutes. Resolves with
 * null, or with the error of the service; throws other errors.
 */
export async function deleteOwnAccount(
  { url, anonKey }: AccountSource,
  accessToken: string,
): Promise<AuthApiError | null> {
  const answer = await fetch(`${url}/rest/v1/rpc/delete_own_account`, {
    method: "POST",
    headers: {
      apikey: anonKey,
      Authorization: `Bearer ${accessToken}`,
      "Content-Type": "application/json",
    },
    body: "{}",
    signal: signalAfter(patience),
  });
  if (answer.ok) return null;
  const code = refusals[answer.status];
  if (!code) throw new Error(`The account service answered with ${answer.status}.`);
  const { message } = (await answer.json()) as { message: string };
  return new AuthApiError(message, answer.status, code);
}

/** Errors of the data service, by the codes of the account service. */
const refusals: Readonly<Record<number, string>> = {
  401: "session_not_found",
  403: "session_not_found",
  429: "over_request_rate_limit",
};

/** Ends a call after so many milliseconds. (The signal that browsers bring for this is younger than the oldest we serve.) */
function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

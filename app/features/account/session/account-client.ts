import { AuthApiError, AuthClient } from "@supabase/auth-js";
import type { KeyValueStorage } from "./session-storage.ts";

/** Where accounts live: a Supabase project, or the embedded backend through the same calls. */
export interface AccountSource {
  url: string;
  anonKey: string;
}

/** The auth part of the specified client (REQ-ACCOUNT-23). */
export type AccountClient = InstanceType<typeof AuthClient>;

/** A call that is not answered by then counts as a failed network, in milliseconds: nobody waits longer for a button. */
const patience = 10_000;

/** The name under which the session is kept; the one that Supabase's own client gives it. */
export function sessionKey({ url }: AccountSource): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/**
 * The browser's door to the account service, and the only one: the specified client's auth part, in the implicit flow,
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
 * null, or with what the service said; throws what is no answer of it.
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

/** What the data service refuses with, by the names that the account service has for it. */
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

import { AuthApiError, AuthClient, type AuthError } from "@supabase/auth-js";
import type { KeyValueStorage } from "./session-storage.ts";

/** The account service: a Supabase project, or the embedded backend with the same interface. */
export interface AccountSource {
  url: string;
  anonKey: string;
}

/** The auth part of the specified client (REQ-ACCOUNT-23). */
export type AccountClient = InstanceType<typeof AuthClient>;

/** Request timeout in milliseconds; afterwards the request counts as a network error. */
export const requestTimeout = 10_000;

/** Storage key of the session, the same as that of Supabase's own client. */
export function sessionKey({ url }: AccountSource): string {
  return `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
}

/**
 * Creates the browser's only client of the account service: the auth part of supabase-js, in the implicit flow,
 * because the recovery marker is in the fragment. It has the public anonymous key only (REQ-ACCOUNT-21). It reads
 * the session in the address only with `takesSessionOfAddress`.
 */
export function createAccountClient(
  source: AccountSource,
  storage: KeyValueStorage,
  takesSessionOfAddress: boolean,
): AccountClient {
  return new AuthClient({
    ...requestOptions(source),
    storage,
    storageKey: sessionKey(source),
    flowType: "implicit",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: takesSessionOfAddress,
  });
}

/**
 * Signs in with a client of its own and ends that session at once; the session of this browser stays. Resolves with null
 * when the password is correct, or with the error.
 */
export async function verifyPassword(
  source: AccountSource,
  email: string,
  password: string,
): Promise<AuthError | null> {
  const client = new AuthClient({
    ...requestOptions(source),
    storageKey: "password-check",
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { error } = await client.signInWithPassword({ email, password });
  if (!error) await client.signOut({ scope: "local" });
  return error;
}

function requestOptions({ url, anonKey }: AccountSource) {
  return {
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: fetchWithTimeout,
  };
}

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: signalAfter(requestTimeout) });

/**
 * Deletes the account of an access token. The service requires a sign-in within the last minutes. Resolves with null,
 * or with the error of the service; throws other errors.
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
    signal: signalAfter(requestTimeout),
  });
  if (answer.ok) return null;
  const code = refusals[answer.status];
  if (!code) throw new Error(`The account service answered with ${answer.status}.`);
  const { message } = (await answer.json()) as { message: string };
  return new AuthApiError(message, answer.status, code);
}

/** Whether the account service responds within the timeout. */
export async function isReachable({ url, anonKey }: AccountSource): Promise<boolean> {
  try {
    return (await fetchWithTimeout(`${url}/auth/v1/health`, { headers: { apikey: anonKey } })).ok;
  } catch {
    return false;
  }
}

/** Errors of the backend, by the codes of the account service. */
const refusals: Readonly<Record<number, string>> = {
  401: "session_not_found",
  403: "session_not_found",
  429: "over_request_rate_limit",
};

/** Returns a signal that aborts after so many milliseconds. (The oldest supported browsers lack the built-in one.) */
export function signalAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

import type { AccountClient } from "./account-client.ts";

/** Data of the mail link in the address. */
export interface LinkArrival {
  /** The fragment carries the recovery marker and no error (REQ-ACCOUNT-13). */
  recovery: boolean;
  /** The link was used before, has expired, or is malformed. */
  failed: boolean;
  /** The address carries a session. */
  session: boolean;
  /** The first of the two links of an address change was opened; the second is pending. */
  halfway: boolean;
  /** The session was refused: this tab did not come from the confirmation page, or the user declined. */
  refused: boolean;
}

/** Session parameters. The auth client also reads them from the query, before the fragment. */
const sessionParts = ["access_token", "refresh_token", "token_type", "expires_in", "expires_at"];

/** Reads an address before the auth client clears its fragment. */
export function readLinkArrival({ hash, search }: { hash: string; search: string }): LinkArrival {
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const failed = [fragment, query].some(
    (part) => part.has("error") || part.has("error_code") || part.has("error_description"),
  );
  return {
    recovery: fragment.get("type") === "recovery" && !failed,
    failed,
    session: fragment.has("access_token") || hasSessionPart(search),
    halfway: fragment.has("message"),
    refused: false,
  };
}

/** Whether a query contains session parameters: our links never do, and servers have already received it. */
export function hasSessionPart(search: string): boolean {
  const query = new URLSearchParams(search);
  return sessionParts.some((name) => query.has(name));
}

/** Returns the query without session parameters. */
export function withoutSession(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of sessionParts) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Returns the arrival without its session; it is then not a recovery. */
export function refuse(arrival: LinkArrival): LinkArrival {
  return { ...arrival, recovery: false, refused: true };
}

/**
 * Leaves the recovery marker of a link in the address, without the tokens: the link works once, and a reload shows the
 * form with the stored session.
 */
export async function keepRecoveryMarker(account: {
  client: AccountClient;
  arrival: LinkArrival;
}): Promise<void> {
  // The client clears the fragment while it starts.
  const { error } = await account.client.initialize();
  if (!error && account.arrival.recovery)
    window.history.replaceState(window.history.state, "", "#type=recovery");
}

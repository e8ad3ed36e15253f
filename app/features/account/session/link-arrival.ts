/** What the address says of the mail link that led here. */
export interface LinkArrival {
  /** The fragment carries the recovery marker and no error (REQ-ACCOUNT-13). */
  recovery: boolean;
  /** The link was used, has expired or was changed on its way. */
  failed: boolean;
  /** The address carries a session. */
  session: boolean;
  /** The first of the two links of a change of address was opened; the other one is still to be. */
  halfway: boolean;
  /** The session was left where it was: this tab did not come from our own page for mail links, or its reader said no. */
  refused: boolean;
}

/** What a session consists of. The auth client takes it from the query too, and sooner than from the fragment. */
const sessionParts = ["access_token", "refresh_token", "token_type", "expires_in", "expires_at"];

/** Reads an address before the auth client does, which clears the fragment. */
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

/** Whether a query holds any of a session: no link of ours leads to one, and servers on the way have read it. */
export function hasSessionPart(search: string): boolean {
  const query = new URLSearchParams(search);
  return sessionParts.some((name) => query.has(name));
}

/** The query without what is of a session. */
export function withoutSession(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of sessionParts) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** The arrival whose session nobody takes: a recovery is none without it. */
export function refuse(arrival: LinkArrival): LinkArrival {
  return { ...arrival, recovery: false, refused: true };
}

/** Of a session only what tells whose it is, unproven: the service alone says whether it is good. */
export interface SessionOwner {
  id: string;
  email: string;
}

/** The tokens of a session in a fragment, and whose it says it is. */
export interface CarriedSession {
  access_token: string;
  refresh_token: string;
  owner: SessionOwner;
  /** Until when the access token says it is good, in seconds since 1970; 0 where it does not say. */
  until: number;
}

/** Reads the session that a fragment carries; null for what is none. */
export function readCarriedSession(hash: string): CarriedSession | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const access_token = fragment.get("access_token") ?? "";
  const refresh_token = fragment.get("refresh_token") ?? "";
  const read = () => JSON.parse(textOf(access_token.split(".")[1] ?? ""));
  const owner = ownerIn(read, "sub");
  return owner && { access_token, refresh_token, owner, until: Number(read().exp) || 0 };
}

/** Whose session is kept, by what the auth client has written; null when none is. */
export function readStoredOwner(kept: string | null): SessionOwner | null {
  return ownerIn(() => JSON.parse(kept ?? "null")?.user, "id");
}

function ownerIn(read: () => Record<string, unknown> | null, name: string): SessionOwner | null {
  try {
    const { [name]: id, email } = read() ?? {};
    return typeof id === "string" && typeof email === "string" ? { id, email } : null;
  } catch {
    return null;
  }
}

/** The text of a part of a token. */
function textOf(part: string): string {
  const bytes = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

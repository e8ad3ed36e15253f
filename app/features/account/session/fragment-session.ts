/** Owner of a session as claimed by its token; only the service can verify it. */
export interface SessionOwner {
  id: string;
  email: string;
}

/** The tokens of a session in a fragment, and its claimed owner. */
export interface FragmentSession {
  access_token: string;
  refresh_token: string;
  owner: SessionOwner;
  /** Expiry of the access token in seconds since 1970; 0 without one. */
  until: number;
}

/** Reads the session in a fragment, or null. */
export function readFragmentSession(hash: string): FragmentSession | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const access_token = fragment.get("access_token") ?? "";
  const refresh_token = fragment.get("refresh_token") ?? "";
  const read = () => JSON.parse(textOf(access_token.split(".")[1] ?? ""));
  const owner = ownerIn(read, "sub");
  return owner && { access_token, refresh_token, owner, until: Number(read().exp) || 0 };
}

/** Returns the owner of the auth client's stored session, or null. */
export function readStoredOwner(stored: string | null): SessionOwner | null {
  return ownerIn(() => JSON.parse(stored ?? "null")?.user, "id");
}

function ownerIn(read: () => Record<string, unknown> | null, name: string): SessionOwner | null {
  try {
    const { [name]: id, email } = read() ?? {};
    return typeof id === "string" && typeof email === "string" ? { id, email } : null;
  } catch {
    return null;
  }
}

/** Decodes a part of a token. */
function textOf(part: string): string {
  const bytes = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

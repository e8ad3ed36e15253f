import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";

/** Loading, signed out, signed in, or service unreachable. */
export type AccountState =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; user: User }
  | { status: "unreachable" }
  /** A mail link has the session of one address while another one is signed in: the user has to choose. */
  | { status: "link-question"; current: string; offered: string };

/**
 * Returns the state after an event of the auth client, or null when the user has to be requested. `stored` is true
 * when this tab has a stored session: events also come from other tabs, and this tab cannot use their sessions.
 */
export function stateAfter(
  event: AuthChangeEvent,
  session: Session | null,
  stored: boolean,
): AccountState | null {
  if (event === "SIGNED_OUT") return { status: "signed-out" };
  if (!stored) return { status: "signed-out" };
  // A stored session could not be renewed because of a network error; a rejected session would have been removed.
  if (!session) return { status: "unreachable" };
  if (event === "INITIAL_SESSION") return null;
  return { status: "signed-in", user: session.user };
}

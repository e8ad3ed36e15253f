import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";

/** Who sits before the screen: nobody knows yet, nobody, somebody; or the service cannot be asked. */
export type AccountState =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; user: User }
  | { status: "unreachable" }
  /** The link of a mail offers the session of one address, and another one is signed in: the reader has to choose. */
  | { status: "asked"; current: string; offered: string };

/**
 * The state after an event of the auth client, or null where it has to be asked who the user is. `stored` tells whether
 * this tab keeps a session: events also come from other tabs, whose session this one cannot use when it ends with them.
 */
export function stateAfter(
  event: AuthChangeEvent,
  session: Session | null,
  stored: boolean,
): AccountState | null {
  if (event === "SIGNED_OUT") return { status: "signed-out" };
  if (!stored) return { status: "signed-out" };
  // A session is kept and could not be renewed: the network, for what ends a session also removes it.
  if (!session) return { status: "unreachable" };
  if (event === "INITIAL_SESSION") return null;
  return { status: "signed-in", user: session.user };
}

import type { Account } from "./account.ts";

/** How long sessions live, in seconds. */
export interface SessionLimits {
  /** From their beginning, in any case. */
  readonly sessionTimebox: number;
  /** Without a refresh. */
  readonly sessionInactivity: number;
}

/** A session that has just been opened or refreshed, with the one token that refreshes it next. */
export interface OpenSession {
  readonly id: string;
  readonly refreshToken: string;
  readonly account: Account;
}

/** The session that a call is made in, and whose it is. */
export interface ActiveSession {
  readonly sessionId: string;
  /** ISO 8601 */
  readonly startedAt: string;
  /** Whether it may set a password without the old one: once, because a link in a mail has made it. */
  readonly byLink: boolean;
  readonly account: Account;
}

/** Which sessions a sign-out ends: this one, the others of its account, or all of them. */
export type SignOutScope = "local" | "others" | "global";

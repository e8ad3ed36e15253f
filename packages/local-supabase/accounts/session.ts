import type { Account } from "./account.ts";

/** Lifetimes of sessions in seconds. */
export interface SessionLimits {
  /** Since the start of the session. */
  readonly sessionTimebox: number;
  /** Since the last refresh. */
  readonly sessionInactivity: number;
}

/** A session that was just opened or refreshed, with its next refresh token. */
export interface OpenSession {
  readonly id: string;
  readonly refreshToken: string;
  readonly account: Account;
}

/** The session and the account of a request. */
export interface ActiveSession {
  readonly sessionId: string;
  /** ISO 8601 */
  readonly startedAt: string;
  /** Whether it may set a password without the current one: once, because a mail link has opened it. */
  readonly byLink: boolean;
  readonly account: Account;
}

/** The sessions that a sign-out ends: this one, the others of the account, or all of them. */
export type SignOutScope = "local" | "others" | "global";

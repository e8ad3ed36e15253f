import type { Account } from "./account.ts";

/** Lifetimes of sessions in seconds. */
export interface SessionLimits {
  /** Since the start of the session. */
  readonly sessionTimebox: number;
  /** Since the last refresh. */
  readonly sessionInactivity: number;
}

/** `aal2` after a second factor. */
type AssuranceLevel = "aal1" | "aal2";

/** The ways by which the owner of a session has proved who they are; `otp` is the link of a mail. */
export type AuthenticationMethod = "password" | "otp" | "totp";

/** The assurance of a session in its access token, with the names of GoTrue. */
export interface SessionAssurance {
  readonly aal: AssuranceLevel;
  /** Times in seconds since the epoch; the newest first. */
  readonly amr: readonly { readonly method: AuthenticationMethod; readonly timestamp: number }[];
}

/** A session that was just opened or refreshed, with its next refresh token. */
export interface OpenSession extends SessionAssurance {
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
  /** Read from the database, so that it ends with the factor. */
  readonly aal: AssuranceLevel;
  readonly account: Account;
}

/** The sessions that a sign-out ends: this one, the others of the account, or all of them. */
export type SignOutScope = "local" | "others" | "global";

import type { AccountRemoval } from "../accounts/account-removal.ts";
import type { AccountSessions } from "../accounts/account-sessions.ts";
import type { EmailChanges } from "../accounts/email-changes.ts";
import type { PasswordWork } from "../accounts/password-work.ts";
import type { RecoverySessions } from "../accounts/recovery-sessions.ts";
import type { UserStore } from "../accounts/user-store.ts";
import type { OneByOne } from "../limits/one-by-one.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { Forward } from "../lite/forward.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { JsonObject } from "./request-body.ts";

/** What the routes of the gateway share. */
export interface GatewayParts {
  /** The origin of the website. */
  readonly site: string;
  readonly forward: Forward;
  readonly limiter: RateLimiter;
  readonly mail: MailQueue;
  readonly users: UserStore;
  readonly accounts: AccountRemoval;
  readonly emailChanges: EmailChanges;
  readonly sessions: AccountSessions;
  readonly recoveries: RecoverySessions;
  readonly passwords: PasswordWork;
  /** Serialises the refreshes of one token. */
  readonly refreshes: OneByOne;
  readonly minimumPasswordLength: number;
}

/** One call to the account service, its body read. */
export interface AuthCall {
  readonly request: Request;
  readonly url: URL;
  readonly body: JsonObject;
  /** What the limits count the caller by. */
  readonly client: string;
}

/** The account behind a call, and the session it is made in. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
}

/** Answers one call to the account service. */
export type AuthRoute = (call: AuthCall, parts: GatewayParts) => Response | Promise<Response>;

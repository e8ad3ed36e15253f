import type { AccountRemoval } from "./account-removal.ts";
import type { AccountSessions } from "./account-sessions.ts";
import type { EmailChanges } from "./email-changes.ts";
import type { Forward } from "./forward.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { OneByOne } from "./one-by-one.ts";
import type { PasswordWork } from "./password-work.ts";
import type { RateLimiter } from "./rate-limit.ts";
import type { RecoverySessions } from "./recovery-sessions.ts";
import type { JsonObject } from "./request-body.ts";
import type { UserStore } from "./user-store.ts";

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

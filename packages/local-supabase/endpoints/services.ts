import type { AccessTokens } from "../accounts/access-token.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import type { PasswordHasher } from "../accounts/password-hasher.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { JsonObject } from "./request-body.ts";

/** What there is to answer a call with; each route names the few that it uses. */
export interface Services {
  /** The origin of the website. */
  readonly site: string;
  readonly accounts: AccountStore;
  readonly tokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly mail: MailQueue;
  readonly minimumPasswordLength: number;
}

/** Those services of the gateway that a route names. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>;

/** One call to the account service, its body read. */
export interface AuthCall {
  readonly request: Request;
  readonly url: URL;
  readonly body: JsonObject;
  /** What the limits count the caller by. */
  readonly client: string;
}

/** Answers one call to the account service. */
export type AuthRoute = (call: AuthCall, services: Services) => Response | Promise<Response>;

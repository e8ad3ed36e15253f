import type { AccessTokens } from "../accounts/access-token.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import type { PasswordHasher } from "../accounts/password-hasher.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { JsonObject } from "./request-body.ts";

/** The services of the endpoints. Each endpoint picks those that it uses. */
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

/** A request to an account endpoint with its parsed body. */
export interface AuthCall {
  readonly request: Request;
  readonly url: URL;
  readonly body: JsonObject;
  /** The key that rate limits count the client by. */
  readonly client: string;
}

/** Responds to a request of an account endpoint. */
export type AuthRoute = (call: AuthCall, services: Services) => Response | Promise<Response>;

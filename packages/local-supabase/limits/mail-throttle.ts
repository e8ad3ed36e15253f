import { emailKey } from "./email-key.ts";
import { accountLimits } from "./limits.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Counts a requested mail to an address. Returns the seconds to wait, or 0 when it may be sent. */
export function throttleMail(limiter: RateLimiter, email: string): number {
  const key = emailKey(email);
  return limiter.take(accountLimits.mail, key) || limiter.take(accountLimits.mailPerHour, key);
}

/**
 * Counts a mail that a sign-up or a change to an existing address causes, and returns whether it may be sent. These
 * mails have their own limit, and the caller does not see it: otherwise it would reveal that the account exists.
 */
export function mayMailExistingAccount(limiter: RateLimiter, email: string): boolean {
  return limiter.take(accountLimits.repeatedSignUp, emailKey(email)) === 0;
}

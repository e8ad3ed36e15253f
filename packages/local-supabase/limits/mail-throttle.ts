import { addressKey } from "./address-key.ts";
import { addressLimits } from "./limits.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Whole seconds until another mail to this address may be asked for; 0, and it is counted, when one may now. */
export function throttleMail(limiter: RateLimiter, email: string): number {
  const key = addressKey(email);
  return limiter.take(addressLimits.mail, key) || limiter.take(addressLimits.mailAnHour, key);
}

/**
 * Whether somebody who names an address that has an account already may cause a mail to it. Counted
 * apart from the mails that are asked for, and nobody is told: else it would show that there is one.
 */
export function mayMailExistingAccount(limiter: RateLimiter, email: string): boolean {
  return limiter.take(addressLimits.repeatedSignUp, addressKey(email)) === 0;
}

import { addressKey } from "./address-key.ts";
import { countForClient } from "./client-limits.ts";
import { addressLimits } from "./limits.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** One try of a password. It counts as wrong at once, so that tries side by side cannot pass together. */
export interface PasswordGuess {
  /** Whole seconds that the client has to wait instead; 0 when it may try. */
  readonly wait: number;
  /** The password was right, or nobody looked at it: nothing is counted. */
  refund(): void;
}

/**
 * Counts the wrong passwords of an account by client, so that nobody can lock another out: ten in a
 * quarter of an hour. While very many are tried from everywhere, a client has one wrong try in three
 * minutes; the first try of a client always passes, so the owner gets in, unless the other clients of
 * their own IPv6 network have used up its share (docs/decisions/0006-limits-that-lock-nobody-out.md).
 */
export function countGuess(limiter: RateLimiter, email: string, client: string): PasswordGuess {
  const account = addressKey(email);
  const isAttacked = limiter.take(addressLimits.wrongPasswords, account) > 0;
  const { wrongPasswordsFromClient, wrongPasswordsWhileAttacked } = addressLimits;
  const limits = [wrongPasswordsFromClient, ...(isAttacked ? [wrongPasswordsWhileAttacked] : [])];
  const counts = limits.map((limit) => countForClient(limiter, limit, client, account));
  const refund = () => {
    if (!isAttacked) limiter.refund(addressLimits.wrongPasswords, account);
    for (const { refund } of counts) refund();
  };
  const wait = Math.max(...counts.map((count) => count.wait));
  if (wait > 0) refund(); // a try that was refused told nobody anything
  return { wait, refund };
}

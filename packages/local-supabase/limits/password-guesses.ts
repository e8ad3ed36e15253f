import { addressKey } from "./address-key.ts";
import { countOfClient } from "./client-limits.ts";
import { ADDRESS_LIMITS } from "./limits.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** One try of a password. It counts as wrong at once, so that tries side by side cannot pass together. */
export interface PasswordGuess {
  /** Whole seconds that the client has to wait instead; 0 when it may try. */
  readonly wait: number;
  /** The password was right, or nobody looked at it: nothing is counted. */
  forgive(): void;
}

/**
 * Counts the wrong passwords of an account by client, so that nobody can lock another out: ten in a
 * quarter of an hour. While very many are tried from everywhere, a client has one wrong try in three
 * minutes; the first try of a client always passes, so the owner gets in, unless the other clients of
 * their own IPv6 network have used up its share (docs/decisions/0006-limits-that-lock-nobody-out.md).
 */
export function countGuess(limiter: RateLimiter, email: string, client: string): PasswordGuess {
  const account = addressKey(email);
  const isAttacked = limiter.take(ADDRESS_LIMITS.wrongPasswords, account) > 0;
  const { wrongPasswordsFromClient, wrongPasswordsWhileAttacked } = ADDRESS_LIMITS;
  const limits = [wrongPasswordsFromClient, ...(isAttacked ? [wrongPasswordsWhileAttacked] : [])];
  const counts = limits.map((limit) => countOfClient(limiter, limit, client, account));
  const forgive = () => {
    if (!isAttacked) limiter.giveBack(ADDRESS_LIMITS.wrongPasswords, account);
    for (const { giveBack } of counts) giveBack();
  };
  const wait = Math.max(...counts.map((count) => count.wait));
  if (wait > 0) forgive(); // a try that was refused told nobody anything
  return { wait, forgive };
}

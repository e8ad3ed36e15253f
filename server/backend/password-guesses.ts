import { ADDRESS_LIMITS } from "./limits.ts";
import type { Limit, RateLimiter } from "./rate-limit.ts";
import { addressKey } from "./user-store.ts";

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
 * minutes; the first try of a client always passes, so the owner gets in
 * (docs/decisions/0006-limits-that-lock-nobody-out.md).
 */
export function countGuess(limiter: RateLimiter, email: string, client: string): PasswordGuess {
  const account = addressKey(email);
  const pair = `${account}|${client}`;
  const taken: [Limit, string][] = [];
  const take = (limit: Limit, key: string) => {
    const wait = limiter.take(limit, key);
    if (wait === 0) taken.push([limit, key]);
    return wait;
  };
  const forgive = () => {
    for (const [limit, key] of taken) limiter.giveBack(limit, key);
  };
  const attacked = take(ADDRESS_LIMITS.wrongPasswords, account) > 0;
  const wait = Math.max(
    take(ADDRESS_LIMITS.wrongPasswordsFromClient, pair),
    attacked ? take(ADDRESS_LIMITS.wrongPasswordsWhileAttacked, pair) : 0,
  );
  if (wait > 0) forgive(); // a try that was refused told nobody anything
  return { wait, forgive };
}

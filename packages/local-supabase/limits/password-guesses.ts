import { countForClient } from "./count-for-client.ts";
import { emailKey } from "./email-key.ts";
import { accountLimits } from "./limits.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** One attempt to guess a password. It counts as wrong at once, so that concurrent attempts cannot pass together. */
export interface PasswordGuess {
  /** Seconds to wait; 0 when the attempt is allowed. */
  readonly wait: number;
  /** Reverts the count, because the password was right or was not compared. */
  refund(): void;
}

/**
 * Counts wrong passwords of an account for each client, so that nobody can lock out the owner: ten in a quarter of an
 * hour. While an account is attacked from many clients, each client has one wrong attempt in three minutes. The first
 * attempt of a client is always allowed, unless other clients of its IPv6 network have used up the network's share
 * (docs/decisions/0006-rate-limits-per-account-and-client.md).
 */
export function countGuess(limiter: RateLimiter, email: string, client: string): PasswordGuess {
  const account = emailKey(email);
  const isAttacked = limiter.take(accountLimits.wrongPasswords, account) > 0;
  const { wrongPasswordsFromClient, wrongPasswordsWhileAttacked } = accountLimits;
  const limits = [wrongPasswordsFromClient, ...(isAttacked ? [wrongPasswordsWhileAttacked] : [])];
  const counts = limits.map((limit) => countForClient(limiter, limit, client, account));
  const refund = () => {
    if (!isAttacked) limiter.refund(accountLimits.wrongPasswords, account);
    for (const { refund } of counts) refund();
  };
  const wait = Math.max(...counts.map((count) => count.wait));
  // A rejected attempt reveals nothing.
  if (wait > 0) refund();
  return { wait, refund };
}

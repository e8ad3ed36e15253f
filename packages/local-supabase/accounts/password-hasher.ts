import { randomBytes } from "node:crypto";
import bcrypt from "bcrypt";
import { createFairQueue } from "../limits/fair-queue.ts";

/** GoTrue's own cost. A hash with another cost would reveal by its duration that an account exists. */
const defaultCost = 10;

const queueLimits = {
  /** Two of libuv's four threads; more would delay every page. */
  concurrency: 2,
  /** About 3 s of waiting at 50 ms each. */
  perClient: 60,
  /** Also about 3 s, for two tasks at a time. */
  waiting: 120,
};

/** Hashes and compares passwords. Resolves with undefined when too many tasks wait. */
export interface PasswordHasher {
  hash(client: string, password: string): Promise<string | undefined>;
  /** Compares with a stored hash, or in the same time with a dummy hash that matches nothing when there is no account. */
  compare(
    client: string,
    password: string,
    stored: string | null | undefined,
  ): Promise<boolean | undefined>;
}

/** Creates the queue for all password hashing of this process. Each step of bcrypt's `cost` doubles the time. */
export async function createPasswordHasher(cost = defaultCost): Promise<PasswordHasher> {
  const dummyHash = await bcrypt.hash(randomBytes(12).toString("hex"), cost);
  const run = createFairQueue(queueLimits);
  return {
    hash: (client, password) => run(client, () => bcrypt.hash(password, cost)),
    compare: (client, password, stored) =>
      run(client, () => bcrypt.compare(password, stored ?? dummyHash)),
  };
}

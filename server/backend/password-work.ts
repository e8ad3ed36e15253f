import { randomBytes } from "node:crypto";
import { compare, hash } from "bcryptjs";
import { createSemaphore, type Semaphore } from "./semaphore.ts";

/** lite's own cost, so that an unknown address takes as long as a known one. */
const COST = 10;

/** Two of the four threads that hash beside the event loop; more would slow every page. */
const AT_ONCE = 2;

/** About 2 s of waiting at 50 ms each. */
const QUEUE = 40;

/** The work that costs time with every password; undefined when too much of it waits already. */
export interface PasswordWork {
  /** Runs work in which lite hashes or compares a password. */
  readonly run: Semaphore;
  /** Compares with a hash, or with one that nothing matches when there is no account. */
  compare(password: string, stored: string | null | undefined): Promise<boolean | undefined>;
}

/** Makes the one place through which all password work of this process goes. */
export async function createPasswordWork(): Promise<PasswordWork> {
  const nobody = await hash(randomBytes(12).toString("hex"), COST);
  const run = createSemaphore(AT_ONCE, QUEUE);
  return {
    run,
    compare: (password, stored) => run(() => compare(password, stored ?? nobody)),
  };
}

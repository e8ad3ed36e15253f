import { randomBytes } from "node:crypto";
import { compare, hash } from "bcryptjs";
import { createFairQueue, type FairQueue } from "../limits/fair-queue.ts";

/** lite's own cost, so that an unknown address takes as long as a known one. */
const COST = 10;

const QUEUE = {
  /** Two of the four threads that hash beside the event loop; more would slow every page. */
  atOnce: 2,
  /** About 3 s of waiting at 50 ms each. */
  perClient: 60,
  /** As long, when many clients come at once: two run side by side. */
  waiting: 120,
};

/** The work that costs time with every password; undefined when too much of it waits already. */
export interface PasswordWork {
  /** Runs work of a client in which lite hashes or compares a password. */
  readonly run: FairQueue;
  /** Compares with a hash, or with one that nothing matches when there is no account. */
  compare(
    client: string,
    password: string,
    stored: string | null | undefined,
  ): Promise<boolean | undefined>;
}

/** Makes the one place through which all password work of this process goes. */
export async function createPasswordWork(): Promise<PasswordWork> {
  const nobody = await hash(randomBytes(12).toString("hex"), COST);
  const run = createFairQueue(QUEUE);
  return {
    run,
    compare: (client, password, stored) => run(client, () => compare(password, stored ?? nobody)),
  };
}

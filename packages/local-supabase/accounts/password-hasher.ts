import { randomBytes } from "node:crypto";
import bcrypt from "bcrypt";
import { createFairQueue } from "../limits/fair-queue.ts";

/** GoTrue's own cost; a hash of another one would tell by its time that an address is known. */
const usualCost = 10;

const queueLimits = {
  /** Two of the four threads that hash beside the event loop; more would slow every page. */
  atOnce: 2,
  /** About 3 s of waiting at 50 ms each. */
  perClient: 60,
  /** As long, when many clients come at once: two run side by side. */
  waiting: 120,
};

/** The work that costs time with every password; undefined when too much of it waits already. */
export interface PasswordHasher {
  hash(client: string, password: string): Promise<string | undefined>;
  /** Compares with a hash, or with one that nothing matches when there is no account. */
  compare(
    client: string,
    password: string,
    stored: string | null | undefined,
  ): Promise<boolean | undefined>;
}

/** Makes the one place through which all password work of this process goes. `cost` is bcrypt's: one more takes twice as long. */
export async function createPasswordHasher(cost = usualCost): Promise<PasswordHasher> {
  const nobody = await bcrypt.hash(randomBytes(12).toString("hex"), cost);
  const run = createFairQueue(queueLimits);
  return {
    hash: (client, password) => run(client, () => bcrypt.hash(password, cost)),
    compare: (client, password, stored) =>
      run(client, () => bcrypt.compare(password, stored ?? nobody)),
  };
}

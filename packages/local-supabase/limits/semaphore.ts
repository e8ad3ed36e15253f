/** Runs the work when its turn comes; undefined when too many wait already. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** Lets at most `most` works run at the same time and at most `queue` wait. */
export function createSemaphore(most: number, queue: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length >= queue) return undefined;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The turn goes from hand to hand, so `running` only falls when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

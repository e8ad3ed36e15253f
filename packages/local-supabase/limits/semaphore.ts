/** Runs a task when its turn comes. Resolves with undefined when too many tasks wait. */
export type Semaphore = <T>(task: () => Promise<T>) => Promise<T | undefined>;

/** Runs at most `most` tasks at the same time, and lets at most `queue` tasks wait. */
export function createSemaphore(most: number, queue: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < most) running += 1;
    else if (waiting.length >= queue) return undefined;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A finished task passes its turn to the next one, so `running` decreases only when no task waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs a task when its turn comes. */
export type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most `max` tasks at the same time, in the order in which they come. A failed task frees its place. */
export function createSemaphore(max: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running += 1;
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

/** Runs tasks with the same key one after the other, and tasks with different keys concurrently. */
export type KeyedMutex = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Creates a mutex for each key. Unused keys are deleted. A failed task does not block the next one. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.then(task, task);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}

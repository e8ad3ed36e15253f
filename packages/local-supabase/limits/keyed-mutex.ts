/** Runs works of the same key one after the other, those of different keys side by side. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A queue per key that is gone when nobody waits in it. A failed work does not stop the next. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.then(work, work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}

import { useCallback, useEffect, useState } from "react";

/**
 * Reads a value when the screen opens, and again when `read` changes or `reload` is called. The value is undefined while
 * the first read runs, and null when the server did not respond.
 */
export function useLoadedValue<Value>(read: () => Promise<Value | null>): {
  value: Value | null | undefined;
  reload: () => void;
} {
  const [result, setResult] = useState<{ of: () => unknown; value: Value | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    let current = true;
    void read().then((value) => current && setResult({ of: read, value }));
    return () => {
      current = false;
    };
  }, [read, attempt]);
  return {
    value: result?.of === read ? result.value : undefined,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

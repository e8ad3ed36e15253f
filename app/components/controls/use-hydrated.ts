import { useSyncExternalStore } from "react";

/** The value never changes after hydration. */
const subscribe = () => () => {};

/** False in the server's HTML and during hydration, true afterwards: for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

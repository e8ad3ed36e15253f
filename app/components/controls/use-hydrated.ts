import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and while the browser takes it over, true ever after: for what needs JavaScript to work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

/** True while the browser has no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("online", onChange);
      addEventListener("offline", onChange);
      return () => {
        removeEventListener("online", onChange);
        removeEventListener("offline", onChange);
      };
    },
    () => !navigator.onLine,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

/** Below this width, 1024 px at the browser's usual letters, long reading folds up and contents lists leave (B§9). */
const narrowScreen = "(width < 64rem)";

/** True on screens narrower than 64 rem; false in the server's HTML. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(narrowScreen).matches,
    () => false,
  );
}

function onChange(changed: () => void): () => void {
  const screen = matchMedia(narrowScreen);
  screen.addEventListener("change", changed);
  return () => screen.removeEventListener("change", changed);
}

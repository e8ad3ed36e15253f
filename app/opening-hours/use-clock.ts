import { useSyncExternalStore } from "react";

/** Interval of the clock in milliseconds: a minute (REQ-HOURS-10). */
const step = 60_000;

/**
 * Returns the current time, to the minute, refreshed every 60 seconds and when the page is shown again. During
 * hydration it is the server's time, so that both render the same.
 */
export function useClock(serverInstant: number): number {
  return useSyncExternalStore(subscribe, currentMinute, () => serverInstant);
}

function currentMinute(): number {
  return Math.floor(Date.now() / step) * step;
}

function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // Each delay is computed anew, so that the clock does not drift.
  const wait = () => {
    timer = setTimeout(
      () => {
        onTick();
        wait();
      },
      step - (Date.now() % step),
    );
  };
  wait();
  document.addEventListener("visibilitychange", onTick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onTick);
  };
}

import { useSyncExternalStore } from "react";

/** The clock moves in steps of a minute (REQ-HOURS-10), in milliseconds. */
const step = 60_000;

/**
 * The instant of now, to the minute, refreshed every 60 seconds and when the reader comes back to the page. While the
 * browser takes the server's HTML over it is the server's instant, so that both draw the same.
 */
export function useClock(serverInstant: number): number {
  return useSyncExternalStore(subscribe, currentMinute, () => serverInstant);
}

function currentMinute(): number {
  return Math.floor(Date.now() / step) * step;
}

function subscribe(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // Each step is measured anew, so that the page turns with the minute and never drifts.
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

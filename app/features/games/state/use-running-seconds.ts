import { useEffect, useState } from "react";
import { wholeSeconds } from "./games-state.ts";

/** The clock of the games: monotonic milliseconds, independent of the system time. */
export function gameClock(): number {
  return performance.now();
}

/** Whole seconds since `startedAt` on the clock of the games, updated each second. */
export function useRunningSeconds(startedAt: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const elapsed = gameClock() - startedAt;
      setSeconds(wholeSeconds(elapsed));
      // Each delay is computed anew, so that the display does not drift.
      timer = setTimeout(show, 1000 - (elapsed % 1000));
    };
    show();
    return () => clearTimeout(timer);
  }, [startedAt]);
  return seconds;
}

import { useEffect, useState } from "react";
import { wholeSeconds } from "./games-state.ts";

/** The clock of the games: milliseconds that never go back, whatever becomes of the time of day. */
export function gameClock(): number {
  return performance.now();
}

/** Whole seconds since `startedAt` on the clock of the games, turning with each second. */
export function useRunningSeconds(startedAt: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const elapsed = gameClock() - startedAt;
      setSeconds(wholeSeconds(elapsed));
      // Each wait is measured anew, so that the seconds never drift from those that are recorded.
      timer = setTimeout(show, 1000 - (elapsed % 1000));
    };
    show();
    return () => clearTimeout(timer);
  }, [startedAt]);
  return seconds;
}

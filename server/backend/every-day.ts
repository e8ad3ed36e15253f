import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";

const DAY = 86_400_000; // milliseconds

/**
 * Does the work now and once a day until the returned function is called. A failure is logged under `name` and waits
 * for the next day.
 */
export async function everyDay(
  name: string,
  work: (now: Date) => Promise<void>,
  log: Log,
): Promise<() => void> {
  const attempt = () =>
    work(new Date()).catch((error) => log({ level: "warn", event: name, code: errorCode(error) }));
  await attempt();
  const timer = setInterval(attempt, DAY);
  timer.unref();
  return () => clearInterval(timer);
}

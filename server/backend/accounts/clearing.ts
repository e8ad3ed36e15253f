import { errorCode } from "../../process/error-code.ts";
import type { Log } from "../log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { type AccountRemoval, LONGEST_KEPT } from "./account-removal.ts";

/** Clears what nobody needs after 30 days: accounts that were never confirmed, and kept mails. */
export function clearing(
  accounts: AccountRemoval,
  mail: MailQueue,
  log: Log,
): (now: Date) => Promise<void> {
  return async (now) => {
    const before = new Date(now.getTime() - LONGEST_KEPT);
    const count = await accounts.removeUnconfirmed(before);
    if (count > 0) log({ level: "info", event: "unconfirmed accounts cleared", count });
    await mail.clear(before);
  };
}

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

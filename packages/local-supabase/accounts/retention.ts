import { errorCode } from "../errors/error-code.ts";
import type { Log } from "../log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { AccountStore } from "./account-store.ts";

/** An account that waits to be confirmed for longer than this goes, and so does a kept mail, in milliseconds. */
const LONGEST_KEPT = 30 * 24 * 3_600_000;

/**
 * Clears what nobody needs any more: sessions that are over, and after 30 days accounts that were
 * never confirmed, and kept mails.
 */
export function clearing(
  accounts: AccountStore,
  mail: MailQueue,
  log: Log,
): (now: Date) => Promise<void> {
  return async (now) => {
    accounts.clearSessions(now);
    const before = new Date(now.getTime() - LONGEST_KEPT);
    const count = accounts.removeUnconfirmed(before);
    if (count > 0) log("unconfirmed accounts cleared", { level: "info", count });
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
    work(new Date()).catch((error) => log(name, { level: "warn", code: errorCode(error) }));
  await attempt();
  const timer = setInterval(attempt, DAY);
  timer.unref();
  return () => clearInterval(timer);
}

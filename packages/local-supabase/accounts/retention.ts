import { errorCode } from "../errors/error-code.ts";
import type { Log } from "../log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { AccountStore } from "./account-store.ts";

/** An account that waits to be confirmed for longer than this goes, and so does a kept mail, in milliseconds. */
const retention = 30 * 24 * 3_600_000;

/**
 * Clears what nobody needs any more: sessions that are over, and after 30 days accounts that were
 * never confirmed, and kept mails.
 */
export function createRetentionJob(
  accounts: AccountStore,
  mail: MailQueue,
  log: Log,
): (now: Date) => Promise<void> {
  return async (now) => {
    accounts.deleteExpiredSessions(now);
    const before = new Date(now.getTime() - retention);
    const count = accounts.deleteUnconfirmed(before);
    if (count > 0) log("unconfirmed accounts cleared", { level: "info", count });
    await mail.clear(before);
  };
}

const day = 86_400_000; // milliseconds

/**
 * Does the work now and once a day until the returned function is called. A failure is logged under `name` and waits
 * for the next day.
 */
export async function runDaily(
  name: string,
  work: (now: Date) => Promise<void>,
  log: Log,
): Promise<() => void> {
  const attempt = () =>
    work(new Date()).catch((error) => log(name, { level: "warn", code: errorCode(error) }));
  await attempt();
  const timer = setInterval(attempt, day);
  timer.unref();
  return () => clearInterval(timer);
}

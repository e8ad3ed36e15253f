import { errorCode } from "../errors/error-code.ts";
import type { Log } from "../log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { AccountStore } from "./account-store.ts";

/** Milliseconds for which unconfirmed accounts and stored mails are retained. */
const retention = 30 * 24 * 3_600_000;

/** Creates the job that deletes ended sessions, and unconfirmed accounts and stored mails after 30 days. */
export function createRetentionJob(
  accounts: AccountStore,
  mail: MailQueue,
  log: Log,
): (now: Date) => Promise<void> {
  return async (now) => {
    accounts.deleteExpiredSessions(now);
    const before = new Date(now.getTime() - retention);
    const count = accounts.deleteUnconfirmed(before);
    if (count > 0) log("unconfirmed accounts deleted", { level: "info", count });
    await mail.deleteOlderThan(before);
  };
}

/** In milliseconds. */
const day = 86_400_000;

/**
 * Runs the job now and once a day until the returned function is called. A failure is logged under `name`, and the job
 * runs again the next day.
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

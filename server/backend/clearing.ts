import { type AccountRemoval, LONGEST_KEPT } from "./account-removal.ts";
import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";
import type { MailQueue } from "./mail-queue.ts";

/** Once a day, in milliseconds. */
const PAUSE = 86_400_000;

/**
 * Clears what nobody needs after 30 days, accounts that were never confirmed and kept mails: now, and once a day until
 * the answer is called. A clearing that fails is logged and done the next day.
 */
export async function startClearing(
  accounts: AccountRemoval,
  mail: MailQueue,
  log: Log,
): Promise<() => void> {
  const clear = async () => {
    const before = new Date(Date.now() - LONGEST_KEPT);
    try {
      const count = await accounts.removeUnconfirmed(before);
      if (count > 0) log({ level: "info", event: "unconfirmed accounts cleared", count });
      await mail.clear(before);
    } catch (error) {
      log({ level: "warn", event: "clearing failed", code: errorCode(error) });
    }
  };
  await clear();
  const timer = setInterval(() => void clear(), PAUSE);
  timer.unref(); // it does not keep the process alive
  return () => clearInterval(timer);
}

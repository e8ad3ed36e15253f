import { type AccountRemoval, LONGEST_KEPT } from "./account-removal.ts";
import type { Log } from "./log.ts";
import type { MailQueue } from "./mail-queue.ts";

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

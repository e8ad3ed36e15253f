import type { MailMessage } from "../mail/mail-message.ts";
import type { Database } from "../store/database.ts";

/** Where lite keeps what belongs to an account, and by which column; the account itself comes last. */
export const ACCOUNT_TABLES = [
  ["refresh_tokens", "user_id"],
  ["sessions", "user_id"],
  ["flow_state", "user_id"],
  ["identities", "user_id"],
  ["users", "id"],
] as const;

/** An account that waits to be confirmed for longer than this goes, and so does a kept mail, in milliseconds. */
export const LONGEST_KEPT = 30 * 24 * 3_600_000;

/** What mails of an account are known by. */
interface AccountAddresses {
  readonly email: unknown;
  /** The address that it wanted to move to, if any. */
  readonly email_change: unknown;
}

/**
 * Whether a mail belongs to an account: every one to its own address, and the links to the address that it wanted to
 * move to. Anybody may name a stranger's address there, so nothing else that the stranger was sent is among them.
 */
export function isMailOf({ email, email_change }: AccountAddresses) {
  return ({ to, kind }: Pick<MailMessage, "to" | "kind">): boolean =>
    to === email || (to === email_change && kind === "email_change");
}

/** Takes accounts out of the embedded database, with everything that belongs to them. */
export interface AccountRemoval {
  /** Removes the account with this id; one that is not there is nothing to do. */
  remove(userId: string): Promise<void>;
  /** The addresses of the account with this id; undefined when there is none. */
  addressesOf(userId: string): Promise<AccountAddresses | undefined>;
  /** Whether this session belongs to the account and began less than `milliseconds` ago. */
  isFresh(session: { id: string; userId: string }, milliseconds: number): Promise<boolean>;
  /** Removes the accounts whose last mail for a confirmation went out before this moment; answers how many. */
  removeUnconfirmed(before: Date): Promise<number>;
}

/** On the embedded database, through lite's query builder, whose lock keeps it out of lite's own transactions. */
export function createAccountRemoval({ connection }: Database): AccountRemoval {
  const auth = connection.kysely.withSchema("auth");
  const remove = async (userId: string) => {
    // The log of the account service names who did what; an id occurs in no other entry.
    await auth.deleteFrom("audit_log_entries").where("payload", "like", `%${userId}%`).execute();
    for (const [table, column] of ACCOUNT_TABLES) {
      await auth.deleteFrom(table).where(column, "=", userId).execute();
    }
  };
  return {
    remove,
    addressesOf: (userId) =>
      auth
        .selectFrom("users")
        .select(["email", "email_change"])
        .where("id", "=", userId)
        .executeTakeFirst(),
    async isFresh({ id, userId }, milliseconds) {
      const session: { created_at: string } | undefined = await auth
        .selectFrom("sessions")
        .select(["created_at"])
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return session !== undefined && Date.now() - Date.parse(session.created_at) < milliseconds;
    },
    async removeUnconfirmed(before) {
      const waiting: { id: string; created_at: string; confirmation_sent_at: string | null }[] =
        await auth
          .selectFrom("users")
          .select(["id", "created_at", "confirmation_sent_at"])
          .where("confirmed_at", "is", null)
          .execute();
      const old = waiting.filter(
        (user) => Date.parse(user.confirmation_sent_at ?? user.created_at) < before.getTime(),
      );
      for (const { id } of old) await remove(id);
      return old.length;
    },
  };
}

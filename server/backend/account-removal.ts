import type { Database } from "./database.ts";

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

/** Takes accounts out of the embedded database, with everything that belongs to them. */
export interface AccountRemoval {
  /** Removes the account with this id; one that is not there is nothing to do. */
  remove(userId: string): Promise<void>;
  /** The addresses that mails to this account went to: its own, and one that it wanted to move to. */
  addressesOf(userId: string): Promise<string[]>;
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
    async addressesOf(userId) {
      const row: { email: string; email_change: string | null } | undefined = await auth
        .selectFrom("users")
        .select(["email", "email_change"])
        .where("id", "=", userId)
        .executeTakeFirst();
      return [row?.email, row?.email_change].filter((address) => typeof address === "string");
    },
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

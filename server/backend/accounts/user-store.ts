import type { Database } from "../store/database.ts";

/** What the gateway has to know about an account. Times are ISO 8601. */
interface Account {
  /** Null when nobody has proven to have chosen one. */
  readonly passwordHash: string | null;
  readonly confirmedAt: string | null;
  readonly confirmationSentAt: string | null;
}

/** Reads and repairs accounts beside lite, in its own table. Addresses are in lower case. */
export interface UserStore {
  find(email: string): Promise<Account | undefined>;
  /**
   * Gives an unconfirmed account a new confirmation token, which voids the old one. False when
   * there is no such account or it is confirmed already.
   */
  renewConfirmation(email: string, token: string, now: Date): Promise<boolean>;
  /** Takes its password from the unconfirmed account with this address, or with this recovery token. */
  dropPassword(by: "email" | "recovery_token", value: string): Promise<void>;
}

/**
 * The store on the embedded database. It goes through lite's query builder, whose lock keeps it out
 * of the transactions that lite has open on the one connection.
 */
export function createUserStore({ connection }: Database): UserStore {
  const auth = connection.kysely.withSchema("auth");
  return {
    async find(email) {
      const row: AccountRow | undefined = await auth
        .selectFrom("users")
        .select(["encrypted_password", "confirmed_at", "confirmation_sent_at"])
        .where("email", "=", email)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        passwordHash: row.encrypted_password,
        confirmedAt: row.confirmed_at,
        confirmationSentAt: row.confirmation_sent_at,
      };
    },
    async renewConfirmation(email, token, now) {
      const { numUpdatedRows } = await auth
        .updateTable("users")
        .set({ confirmation_token: token, confirmation_sent_at: now.toISOString() })
        .where("email", "=", email)
        .where("confirmed_at", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async dropPassword(by, value) {
      await auth
        .updateTable("users")
        .set({ encrypted_password: null })
        .where(by, "=", value)
        .where("confirmed_at", "is", null)
        .execute();
    },
  };
}

/** The columns of `auth.users` that are looked at. */
interface AccountRow {
  encrypted_password: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
}

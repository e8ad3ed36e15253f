import type { Database } from "../store/database.ts";

/** A change of address that somebody has asked for. */
interface EmailChange {
  readonly userId: string;
  readonly address: string;
  /** Go to the current and to the new address; each is good for one confirmation. */
  readonly tokens: { readonly current: string; readonly new: string };
}

/** What following one of the two links has led to. */
export type Confirmation =
  /** The other link is still to be followed. */
  | { readonly state: "half" }
  /** Both have been followed: lite makes the change with this token. */
  | { readonly state: "whole"; readonly from: string; readonly to: string; readonly userId: string }
  | { readonly state: "unknown" };

/**
 * Changes of address as GoTrue makes them: the current and the new address both confirm. lite would
 * be content with one, so the gateway counts the confirmations in lite's own columns.
 */
export interface EmailChanges {
  /** Voids the change that was asked for before. */
  begin(change: EmailChange, now: Date): Promise<void>;
  /** Counts the confirmation that a link carries. */
  confirm(token: string, now: Date): Promise<Confirmation>;
  /** Puts the rest of the account right after lite has changed the address. */
  finish(userId: string, address: string): Promise<void>;
}

interface PendingRow {
  id: string;
  email: string;
  email_change: string;
  email_change_sent_at: string;
  email_change_confirm_status: number;
  email_change_token_new: string | null;
}

/** The changes on the embedded database; `lifetime` of a link in seconds. */
export function createEmailChanges({ connection }: Database, lifetime: number): EmailChanges {
  const auth = connection.kysely.withSchema("auth");
  return {
    async begin({ userId, address, tokens }, now) {
      await auth
        .updateTable("users")
        .set({
          email_change: address,
          email_change_token_current: tokens.current,
          email_change_token_new: tokens.new,
          email_change_sent_at: now.toISOString(),
          email_change_confirm_status: 0,
        })
        .where("id", "=", userId)
        .execute();
    },
    async confirm(token, now) {
      const row: PendingRow | undefined = await auth
        .selectFrom("users")
        .select([
          "id",
          "email",
          "email_change",
          "email_change_sent_at",
          "email_change_confirm_status",
          "email_change_token_new",
        ])
        .where((where) =>
          where.or([
            where("email_change_token_current", "=", token),
            where("email_change_token_new", "=", token),
          ]),
        )
        .executeTakeFirst();
      const age = now.getTime() - Date.parse(row?.email_change_sent_at ?? "");
      if (!row || !(age <= lifetime * 1000)) return { state: "unknown" };
      const isNew = row.email_change_token_new === token;
      const column = isNew ? "email_change_token_new" : "email_change_token_current";
      const isFirst = row.email_change_confirm_status === 0;
      const { numUpdatedRows } = await auth
        .updateTable("users")
        .set(
          isFirst
            ? { [column]: null, email_change_confirm_status: 1 }
            : { email_change_token_current: null, email_change_token_new: token },
        )
        .where("id", "=", row.id)
        .where(column, "=", token)
        .where("email_change_confirm_status", "=", isFirst ? 0 : 1)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return { state: "unknown" };
      if (isFirst) return { state: "half" };
      return { state: "whole", from: row.email, to: row.email_change, userId: row.id };
    },
    async finish(userId, address) {
      const row: { raw_user_meta_data: unknown } | undefined = await auth
        .selectFrom("users")
        .select(["raw_user_meta_data"])
        .where("id", "=", userId)
        .executeTakeFirst();
      const stored = row?.raw_user_meta_data;
      const metadata: object = typeof stored === "string" ? JSON.parse(stored) : (stored ?? {});
      await auth
        .updateTable("users")
        .set({
          raw_user_meta_data: JSON.stringify({ ...metadata, email: address }),
          email_change_confirm_status: 0,
        })
        .where("id", "=", userId)
        .execute();
    },
  };
}

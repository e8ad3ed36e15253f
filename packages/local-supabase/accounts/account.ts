import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** The role of staff; other accounts have none. Only the operator sets it. */
export type StaffRole = "editor" | "approver";

/** A second factor as GoTrue returns it, without its secret. */
interface Factor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: "totp";
  readonly status: "unverified" | "verified";
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stored account. Times are ISO 8601; null for events that have not happened. */
export interface Account {
  readonly id: string;
  /** Trimmed and in lower case. */
  readonly email: string;
  /** Null when the owner has not chosen a password. */
  readonly passwordHash: string | null;
  readonly confirmedAt: string | null;
  readonly confirmationSentAt: string | null;
  readonly recoverySentAt: string | null;
  /** The new address of an unfinished change of address. */
  readonly newEmail: string | null;
  readonly emailChangeSentAt: string | null;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly staffRole: StaffRole | null;
  /** In the order in which they were enrolled. */
  readonly factors: readonly Factor[];
}

/** The columns of a SELECT whose rows `toAccount` converts. */
export const accountColumns = `id, email, encrypted_password as passwordHash, email_confirmed_at as confirmedAt,
  confirmation_sent_at as confirmationSentAt, recovery_sent_at as recoverySentAt, email_change as newEmail,
  email_change_sent_at as emailChangeSentAt, last_sign_in_at as lastSignInAt, created_at as createdAt,
  updated_at as updatedAt, raw_app_meta_data ->> 'role' as staffRole, (
    select json_group_array(json_object('id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
      'status', f.status, 'created_at', f.created_at, 'updated_at', f.updated_at) order by f.rowid)
    from "auth.mfa_factors" f where f.user_id = "auth.users".id
  ) as factors`;

/** Converts a row with these columns; null for no row. */
export function toAccount(row: object | undefined): Account | null {
  if (!row) return null;
  const account = row as Omit<Account, "factors"> & { readonly factors: string };
  return { ...account, factors: JSON.parse(account.factors) };
}

/** The account that satisfies an SQL condition on "auth.users", or null. */
export function findAccountWhere(
  database: DatabaseSync,
  condition: string,
  ...values: SQLInputValue[]
): Account | null {
  const statement = database.prepare(
    `select ${accountColumns} from "auth.users" where ${condition}`,
  );
  return toAccount(statement.get(...values));
}

/** Whether the account has a second factor, so that changes of the account need a session with `aal2`. */
export function hasVerifiedFactor({ factors }: Account): boolean {
  return factors.some(({ status }) => status === "verified");
}

/** The `app_metadata` of an account, in tokens and in its JSON. Only the operator writes it. */
export function appMetadata(role: StaffRole | null): object {
  return { provider: "email", providers: ["email"], ...(role && { role }) };
}

/** An account as it is kept. Times are ISO 8601, null for what never happened. */
export interface Account {
  readonly id: string;
  /** Trimmed and in lower case. */
  readonly email: string;
  /** Null when nobody has proven to have chosen a password. */
  readonly passwordHash: string | null;
  readonly confirmedAt: string | null;
  readonly confirmationSentAt: string | null;
  readonly recoverySentAt: string | null;
  /** The address that it wants to move to. */
  readonly newEmail: string | null;
  readonly emailChangeSentAt: string | null;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The columns of an account, for a SELECT that `toAccount` reads. */
export const accountColumns = `id, email, encrypted_password as passwordHash, email_confirmed_at as confirmedAt,
  confirmation_sent_at as confirmationSentAt, recovery_sent_at as recoverySentAt, email_change as newEmail,
  email_change_sent_at as emailChangeSentAt, last_sign_in_at as lastSignInAt, created_at as createdAt,
  updated_at as updatedAt`;

/** A row of those columns as an account; undefined for none. */
export function toAccount(row: object | undefined): Account | null {
  return (row as Account | undefined) ?? null;
}

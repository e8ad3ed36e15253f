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
}

/** The columns of a SELECT whose rows `toAccount` converts. */
export const accountColumns = `id, email, encrypted_password as passwordHash, email_confirmed_at as confirmedAt,
  confirmation_sent_at as confirmationSentAt, recovery_sent_at as recoverySentAt, email_change as newEmail,
  email_change_sent_at as emailChangeSentAt, last_sign_in_at as lastSignInAt, created_at as createdAt,
  updated_at as updatedAt`;

/** Converts a row with these columns; null for no row. */
export function toAccount(row: object | undefined): Account | null {
  return (row as Account | undefined) ?? null;
}

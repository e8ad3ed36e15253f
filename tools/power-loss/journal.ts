/** An account whose address and passwords the workload has chosen. */
export interface AccountStep {
  email: string;
  step: "sign-up" | "confirm" | "password" | "delete";
  /** The password that is valid after the step. */
  password: string;
}

/** A line of the workload's journal. The file is outside the data directory, so that its order is in the log. */
export type JournalEntry =
  | { event: "started"; publicKey: string }
  | ({ event: "begun" | "acknowledged" } & AccountStep);

/** The state of an account: not signed up, waiting for its mail's link, or confirmed. */
export interface AccountState {
  isConfirmed: boolean;
  password: string;
}

/** The state that the backend has acknowledged at a moment. */
export interface AcknowledgedState {
  /** The public key of every start, once there was one. */
  publicKey: string | null;
  /** The acceptable states of each account: one, or two while a step is not acknowledged. Null: no account. */
  accounts: Map<string, (AccountState | null)[]>;
  /** The accounts whose mail was acknowledged. */
  mails: Set<string>;
}

/** The acknowledged state after the first entries of a journal. */
export function readAcknowledged(entries: readonly JournalEntry[]): AcknowledgedState {
  const acknowledged: AcknowledgedState = {
    publicKey: null,
    accounts: new Map(),
    mails: new Set(),
  };
  const settled = new Map<string, AccountState | null>();
  for (const entry of entries) {
    if (entry.event === "started") {
      acknowledged.publicKey = entry.publicKey;
      continue;
    }
    const before = settled.get(entry.email) ?? null;
    const after = stateAfter(entry);
    if (entry.event === "begun") acknowledged.accounts.set(entry.email, [before, after]);
    else {
      settled.set(entry.email, after);
      acknowledged.accounts.set(entry.email, [after]);
      if (entry.step === "sign-up") acknowledged.mails.add(entry.email);
      if (entry.step === "delete") acknowledged.mails.delete(entry.email);
    }
    if (entry.event === "begun" && entry.step === "delete") acknowledged.mails.delete(entry.email);
  }
  return acknowledged;
}

function stateAfter({ step, password }: AccountStep): AccountState | null {
  return step === "delete" ? null : { isConfirmed: step !== "sign-up", password };
}

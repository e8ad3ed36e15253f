import type { StaffFrameWords } from "~/content/staff-area.types.ts";

/** The failure of a call of a staff function: a refusal of the database, or no response. */
export type StaffFailure =
  /** A field has a value that the database does not accept. */
  | { kind: "invalid"; field: string; problem: string }
  /** Somebody has changed the row meanwhile; `current` is the row now. */
  | { kind: "conflict"; reason: string; current: unknown }
  /** The account may not do this: its role, or because it wrote the article itself. */
  | { kind: "forbidden"; reason: string }
  /** The row of the call does not exist. */
  | { kind: "missing" }
  /** The session has ended, or has no second factor: a new one, such as of a sign-in in another tab. */
  | { kind: "signed-out" }
  /** The server did not respond, or had an error of its own. A repeated call is safe. */
  | { kind: "unreachable" }
  | { kind: "unexpected" };

/** The error of PostgREST's response. */
interface CallError {
  code: string;
  details: string | null;
  hint: string | null;
}

/** PostgreSQL's code for a caller without a session. */
const insufficientPrivilege = "42501";

/** Returns the failure of a call by status and error (docs/decisions/0045-staff-write-through-named-functions.md). */
export function toStaffFailure(status: number, error: CallError): StaffFailure {
  const { code, details, hint } = error;
  if (code === "PT422") return { kind: "invalid", field: details ?? "", problem: hint ?? "" };
  if (code === "PT409") return { kind: "conflict", reason: hint ?? "", current: parseRow(details) };
  if (code === "PT404") return { kind: "missing" };
  if (code === "PT403" && hint === "aal2") return { kind: "signed-out" };
  if (code === "PT403") return { kind: "forbidden", reason: hint ?? "" };
  if (status === 401 || code === insufficientPrivilege) return { kind: "signed-out" };
  // 0 is a request without a response.
  if (status === 0 || status === 429 || status >= 500) return { kind: "unreachable" };
  return { kind: "unexpected" };
}

function parseRow(details: string | null): unknown {
  try {
    return JSON.parse(details ?? "null");
  } catch {
    return null;
  }
}

/** Returns the text of a failure that belongs to no field. */
export function failureText({ kind }: StaffFailure, { failures }: StaffFrameWords): string {
  if (kind === "signed-out") return failures.signedOut;
  if (kind === "unreachable") return failures.unreachable;
  return kind === "forbidden" ? failures.role : failures.unexpected;
}

// The callers of staff-cases-fixture.ts, and the notation of answers.

/** The callers with their role and the assurance level of their session. */
export const callers = {
  anonymous: { role: null, aal: null },
  account: { role: null, aal: "aal1" },
  "editor without a code": { role: "editor", aal: "aal1" },
  "approver without a code": { role: "approver", aal: "aal1" },
  "editor whose session has ended": { role: "editor", aal: "aal2" },
  editor: { role: "editor", aal: "aal2" },
  approver: { role: "approver", aal: "aal2" },
  "second approver": { role: "approver", aal: "aal2" },
} as const;

export type CallerName = keyof typeof callers;

/** A call and its answer; see `shortAnswer`. */
export type StaffCase = readonly [
  caller: CallerName | "operator",
  call: string,
  values: Readonly<Record<string, unknown>>,
  answer: string,
];

/** The members of an error that both backends return. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
}

/** An error in one line: a conflict with its kind and the version of the current row, another one with its message. */
export function shortAnswer({ code, message, details, hint }: Refusal): string {
  if (code === "PT409") {
    const version = JSON.parse(details || "null")?.version;
    return version === undefined ? `${code} ${hint}` : `${code} ${hint} ${version}`;
  }
  return code.startsWith("PT") ? `${code} ${message}` : code;
}

export const noEditor = "PT403 This needs the role of an editor";
export const noApprover = "PT403 This needs the role of an approver";
export const noRow = "PT404 There is no such row";

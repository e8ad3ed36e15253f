/** A refused call of a staff function, with the members of PostgREST's error. The migrations raise the same. */
export class StaffError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null }: { details?: string | null; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/** A field has a value that is not allowed. */
export function valueError(field: string, problem: string): StaffError {
  const more = { details: field, hint: problem };
  return new StaffError(422, "PT422", `${field}: ${problem}`, more);
}

/** The row has changed since the caller read it. The details are the current row. */
export function conflictError(what: "version" | "state" | "article", current: unknown): StaffError {
  const message = "Somebody has changed this meanwhile";
  return new StaffError(409, "PT409", message, { details: JSON.stringify(current), hint: what });
}

export function notFoundError(): StaffError {
  return new StaffError(404, "PT404", "There is no such row");
}

export function forbiddenError(hint: "role" | "aal2" | "author", message: string): StaffError {
  return new StaffError(403, "PT403", message, { hint });
}

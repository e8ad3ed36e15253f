/** What the log tells of a request that the data service did not carry out. */
export interface FailureCause {
  /** Of the answer; 0 where none came. */
  status: number;
  /** The service's own code, or the name and the system's code of what kept the answer from coming. */
  cause: string;
}

/** What the client of the data service gives back. */
interface FailedAnswer {
  status: number;
  error: { message?: unknown; details?: unknown; code?: unknown } | null;
}

const codeShape = /^[A-Z0-9]{2,12}$/i;

/**
 * Why a request of the data service failed, in names and codes alone: its messages may repeat what a visitor typed, and
 * a page that a proxy sends in its place may hold anything.
 */
export function causeOf({ status, error }: FailedAnswer): FailureCause {
  const { message, details, code } = error ?? {};
  if (typeof code === "string" && codeShape.test(code)) return { status, cause: code };
  if (status > 0) return { status, cause: error ? "answer without a code" : "no rows" };
  const name = /^\w+/.exec(String(message ?? ""))?.[0] ?? "unknown";
  const systemCode = /\(([A-Z_]+)\)/.exec(String(details ?? ""))?.[1];
  return { status, cause: systemCode ? `${name} ${systemCode}` : name };
}

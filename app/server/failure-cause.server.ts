/** The reason of a failed request to the backend, for the log. */
export interface FailureCause {
  /** HTTP status; 0 without a response. */
  status: number;
  /** The error code of the backend, or name and system code of the network error. */
  cause: string;
}

/** A failed result of the Supabase client. */
interface FailedResult {
  status: number;
  error: { message?: unknown; details?: unknown; code?: unknown } | null;
}

const codeShape = /^[A-Z0-9]{2,12}$/i;

/**
 * Returns the reason of a failed request, in names and codes only: a message may repeat text that a visitor typed,
 * and a proxy's HTML page may contain anything.
 */
export function getFailureCause({ status, error }: FailedResult): FailureCause {
  const { message, details, code } = error ?? {};
  if (typeof code === "string" && codeShape.test(code)) return { status, cause: code };
  if (status > 0) return { status, cause: error ? "response without a code" : "no rows" };
  const name = /^\w+/.exec(String(message ?? ""))?.[0] ?? "unknown";
  const systemCode = /\(([A-Z_]+)\)/.exec(String(details ?? ""))?.[1];
  return { status, cause: systemCode ? `${name} ${systemCode}` : name };
}

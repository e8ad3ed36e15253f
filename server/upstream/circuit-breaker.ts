import { errorCode } from "local-supabase/error-code";
import type { Log } from "local-supabase/log";

/** Details of a failed call, for the log. */
export type Failure = Readonly<Record<string, string | number>>;

/** Thrown instead of calling while the circuit is open. */
class CircuitOpen extends Error {
  override readonly name = "CircuitOpen";
}

/**
 * A circuit breaker. A failed or slow call opens it, a successful one closes it, also when it comes late. While it is
 * open, one call at a time probes the upstream.
 */
export class CircuitBreaker {
  readonly #log: Log;
  readonly #slowAfter: number;
  #openSince: number | null = null;
  #closings = 0;
  #probe: Promise<unknown> | null = null;

  /** A call that takes longer than `slowAfter` milliseconds opens the circuit. */
  constructor(log: Log, slowAfter: number) {
    this.#log = log;
    this.#slowAfter = slowAfter;
  }

  /** In milliseconds since 1970; null while the circuit is closed. */
  get openSince(): number | null {
    return this.#openSince;
  }

  get isProbing(): boolean {
    return this.#probe !== null;
  }

  /** Runs `call`, which resolves with a `failure` or throws when the upstream fails. @throws CircuitOpen */
  async run<Result extends { failure: Failure | null }>(
    call: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#openSince !== null && this.#probe) {
      await this.#probe;
      if (this.#openSince !== null) throw new CircuitOpen();
    }
    if (this.#openSince === null) return this.#observe(call);
    const result = this.#observe(call);
    // A probe that hangs releases its slot for the next one, which may find the upstream recovered.
    const timeout = new Promise((resolve) => {
      setTimeout(resolve, this.#slowAfter).unref();
    });
    const settled = result.catch(() => {});
    this.#probe = Promise.race([settled, timeout]).then(() => {
      this.#probe = null;
    });
    return result;
  }

  async #observe<Result extends { failure: Failure | null }>(
    call: () => Promise<Result>,
  ): Promise<Result> {
    const closings = this.#closings;
    // A call that began before the circuit closed says nothing about the upstream of now.
    const open = (failure: Failure) => closings === this.#closings && this.#open(failure);
    const slow = setTimeout(
      () => open({ cause: `no response in ${this.#slowAfter} ms` }),
      this.#slowAfter,
    );
    try {
      const result = await call();
      if (result.failure) open(result.failure);
      else this.#close();
      return result;
    } catch (error) {
      open({ cause: causeOf(error) });
      throw error;
    } finally {
      clearTimeout(slow);
    }
  }

  #open(failure: Failure): void {
    if (this.#openSince !== null) return;
    this.#openSince = Date.now();
    this.#log("hosted backend failing", { level: "error", ...failure });
  }

  #close(): void {
    if (this.#openSince === null) return;
    const seconds = Math.round((Date.now() - this.#openSince) / 1000);
    this.#log("hosted backend recovered", { seconds });
    this.#openSince = null;
    this.#closings += 1;
  }
}

/** Name and code alone: a message may repeat text that a visitor typed. */
function causeOf(error: unknown): string {
  const { name, cause } = error as Error;
  const code = errorCode(cause);
  return code ? `${name} ${code}` : name;
}

import { errorCode } from "./error-code.ts";
import type { Log } from "./log.ts";
import type { MailMessage } from "./mail-message.ts";
import type { MailSink } from "./mail-sinks.ts";

/** Milliseconds before each further attempt; together 13 minutes of the hour that a link lives. */
const RETRIES = [1000, 5000, 30_000, 120_000, 600_000];

/** More than a mail server that is down for a while leaves behind at our limits. */
const MOST_WAITING = 1000;

/**
 * Sends mails in the background, so that a slow or dead mail server neither fails nor times a
 * sign-up. A mail that does not arrive is tried again; the others do not wait for it.
 */
export class MailQueue {
  readonly #sink: MailSink;
  readonly #log: Log;
  readonly #retries: readonly number[];
  readonly #waiting = new Map<MailMessage, { attempt: number; timer: NodeJS.Timeout }>();
  readonly #sending = new Set<Promise<void>>();

  constructor(sink: MailSink, log: Log, retries: readonly number[] = RETRIES) {
    this.#sink = sink;
    this.#log = log;
    this.#retries = retries;
  }

  /** Takes the mail over and returns at once. */
  add(message: MailMessage): void {
    if (this.#waiting.size + this.#sending.size >= MOST_WAITING) {
      this.#log({ level: "error", event: "mail lost", reason: "queue full" });
      return;
    }
    this.#attempt(message, 0);
  }

  /**
   * Tries everything that waits once more, without its pause, for at most so many milliseconds, and
   * closes the sink. For the end of the process.
   */
  async drain(milliseconds: number): Promise<void> {
    for (const [message, { attempt, timer }] of this.#waiting) {
      clearTimeout(timer);
      this.#attempt(message, attempt);
    }
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([Promise.all(this.#sending), limit]);
    clearTimeout(timer);
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    const lost = this.#waiting.size + this.#sending.size;
    if (lost > 0) this.#log({ level: "error", event: "mail lost", reason: "stopped", count: lost });
    this.#sink.close();
  }

  #attempt(message: MailMessage, attempt: number): void {
    this.#waiting.delete(message);
    const sending = this.#sink
      .send(message)
      .catch((error: unknown) => this.#retry(message, attempt, error))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  #retry(message: MailMessage, attempt: number, error: unknown): void {
    const pause = this.#retries[attempt];
    const code = errorCode(error) ?? "unknown";
    if (pause === undefined) {
      this.#log({ level: "error", event: "mail lost", code });
      return;
    }
    this.#log({ level: "warn", event: "mail delayed", code, retryInMilliseconds: pause });
    const timer = setTimeout(() => this.#attempt(message, attempt + 1), pause);
    timer.unref(); // a waiting mail does not keep the process alive
    this.#waiting.set(message, { attempt: attempt + 1, timer });
  }
}

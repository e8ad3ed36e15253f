import { errorCode } from "../errors/error-code.ts";
import { createSemaphore } from "../limits/semaphore.ts";
import type { Log } from "../log.ts";
import type { MailMessage } from "./mail-message.ts";
import type { MailOutbox, QueuedMail } from "./mail-outbox.ts";
import type { MailSink } from "./mail-sinks.ts";

/** Milliseconds before each further attempt; together 48 minutes of the hour that a link lives. */
const defaultRetryDelays = [1000, 5000, 30_000, 120_000, 300_000, 600_000, 900_000, 900_000];

/** The links of an older mail are dead, in milliseconds. */
const maxAge = 3_600_000;

/** More than a mail server that is down for a while leaves behind at our limits. */
const maxQueued = 1000;

/** Mails that are handed to the mail server at the same time. */
const concurrency = 5;

/**
 * Sends mails in the background, so that a slow or dead mail server neither fails nor times a
 * sign-up. A mail that does not arrive is tried again, also by the next process; the others do not
 * wait for it. One that was sent just before a process was killed may be sent twice.
 */
export class MailQueue {
  readonly #sink: MailSink;
  readonly #outbox: MailOutbox;
  readonly #log: Log;
  readonly #retries: readonly number[];
  readonly #waiting = new Map<QueuedMail, { attempt: number; timer: NodeJS.Timeout }>();
  readonly #sending = new Set<Promise<void>>();
  readonly #lanes = createSemaphore(concurrency, Number.POSITIVE_INFINITY);

  constructor(sink: MailSink, outbox: MailOutbox, log: Log, retries = defaultRetryDelays) {
    this.#sink = sink;
    this.#outbox = outbox;
    this.#log = log;
    this.#retries = retries;
  }

  /** Takes the mail over; resolves when it is on disk, whatever becomes of this process. */
  async add(message: MailMessage): Promise<void> {
    if (this.length >= maxQueued) {
      this.#log("mail lost", { level: "error", reason: "queue full" });
      return;
    }
    this.#attempt(await this.#outbox.keep(message), 0);
  }

  /** Mails that wait for a further attempt or are being sent. */
  get length(): number {
    return this.#waiting.size + this.#sending.size;
  }

  /** Forgets every mail that `gone` names: of those that wait, and of those that are kept. */
  async forget(gone: (message: MailMessage) => boolean): Promise<void> {
    for (const [mail, { timer }] of this.#waiting) {
      if (!gone(mail.message)) continue;
      clearTimeout(timer);
      this.#waiting.delete(mail);
      await this.#outbox.remove(mail);
    }
    await this.#sink.drop(gone);
  }

  /** Drops the kept mails that were written before this moment. */
  clear(before: Date): Promise<void> {
    return this.#sink.drop(({ at }) => Date.parse(at) < before.getTime());
  }

  /** Goes on with what an earlier process left behind. */
  async resume(): Promise<void> {
    for (const mail of await this.#outbox.list()) {
      if (Date.now() - mail.at < maxAge) this.#attempt(mail, 0);
      else await this.#giveUp(mail, { reason: "too old" });
    }
  }

  /**
   * Tries everything that waits once more, without its pause, for at most so many milliseconds, and
   * closes the sink. For the end of the process: what is left is the next one's.
   */
  async drain(milliseconds: number): Promise<void> {
    for (const [mail, { attempt, timer }] of this.#waiting) {
      clearTimeout(timer);
      this.#attempt(mail, attempt);
    }
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([Promise.all(this.#sending), limit]);
    clearTimeout(timer);
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    const count = this.length;
    if (count > 0) this.#log("mail left for the next start", { level: "warn", count });
    this.#sink.close();
  }

  #attempt(mail: QueuedMail, attempt: number): void {
    this.#waiting.delete(mail);
    const sending = this.#lanes(() => this.#sink.send(mail.message))
      .then(() => this.#outbox.remove(mail))
      .catch((error: unknown) => this.#retry(mail, attempt, error))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #retry(mail: QueuedMail, attempt: number, error: unknown): Promise<void> {
    const pause = this.#retries[attempt];
    const code = errorCode(error) ?? "unknown";
    if (pause === undefined) return this.#giveUp(mail, { code });
    this.#log("mail delayed", { level: "warn", code, retryInMilliseconds: pause });
    const timer = setTimeout(() => this.#attempt(mail, attempt + 1), pause);
    timer.unref(); // a waiting mail does not keep the process alive
    this.#waiting.set(mail, { attempt: attempt + 1, timer });
  }

  async #giveUp(mail: QueuedMail, why: { code: string } | { reason: string }): Promise<void> {
    this.#log("mail lost", { level: "error", ...why });
    await this.#outbox.remove(mail).catch(() => {}); // tried again at the next start
  }
}

import { errorCode } from "../errors/error-code.ts";
import { createSemaphore } from "../limits/semaphore.ts";
import type { Log } from "../log.ts";
import type { MailMessage } from "./mail-message.ts";
import type { MailOutbox, QueuedMail } from "./mail-outbox.ts";
import type { MailTransport } from "./mail-transports.ts";

/** Milliseconds before each retry. They add up to 48 minutes, and a link is valid for an hour. */
const defaultRetryDelays = [1000, 5000, 30_000, 120_000, 300_000, 600_000, 900_000, 900_000];

/** Milliseconds after which the link of a mail has expired. */
const maxAge = 3_600_000;

/** More mails than the rate limits allow while a mail server is down. */
const maxQueued = 1000;

/** Mails that are sent to the mail server at the same time. */
const concurrency = 5;

/**
 * Sends mails in the background, so that a slow or failing mail server does not delay a sign-up. Failed mails are
 * retried, also by the next process, and do not delay others. A mail may be sent twice when the process crashes right
 * after sending it.
 */
export class MailQueue {
  readonly #transport: MailTransport;
  readonly #outbox: MailOutbox;
  readonly #log: Log;
  readonly #retries: readonly number[];
  readonly #waiting = new Map<QueuedMail, { attempt: number; timer: NodeJS.Timeout }>();
  readonly #sending = new Map<QueuedMail, Promise<void>>();
  /** Deleted mails, of which some may be being sent. */
  readonly #deleted = new WeakSet<QueuedMail>();
  readonly #semaphore = createSemaphore(concurrency);

  constructor(
    transport: MailTransport,
    outbox: MailOutbox,
    log: Log,
    retries = defaultRetryDelays,
  ) {
    this.#transport = transport;
    this.#outbox = outbox;
    this.#log = log;
    this.#retries = retries;
  }

  /** Queues a mail. Resolves when it is on disk. */
  async add(message: MailMessage): Promise<void> {
    if (this.length >= maxQueued) {
      this.#log("mail lost", { level: "error", reason: "queue full" });
      return;
    }
    this.#attempt(await this.#outbox.store(message), 0);
  }

  /** The number of mails that wait for a retry or are being sent. */
  get length(): number {
    return this.#waiting.size + this.#sending.size;
  }

  /** Deletes the queued and stored mails that match. One that is being sent may arrive, and is not retried. */
  async deleteMails(matches: (message: MailMessage) => boolean): Promise<void> {
    const mails = [...this.#waiting.keys(), ...this.#sending.keys()].filter(({ message }) =>
      matches(message),
    );
    // Before anything is awaited, so that no mail changes its state meanwhile.
    for (const mail of mails) {
      clearTimeout(this.#waiting.get(mail)?.timer);
      this.#waiting.delete(mail);
      this.#deleted.add(mail);
    }
    for (const mail of mails) await this.#outbox.remove(mail);
    await this.#transport.deleteMails(matches);
  }

  /** Deletes stored mails that were written before this time. */
  deleteOlderThan(before: Date): Promise<void> {
    return this.#transport.deleteMails(({ at }) => Date.parse(at) < before.getTime());
  }

  /** Sends the mails that an earlier process left. */
  async resume(): Promise<void> {
    for (const mail of await this.#outbox.list()) {
      if (Date.now() - mail.at < maxAge) this.#attempt(mail, 0);
      else await this.#discard(mail, { reason: "too old" });
    }
  }

  /**
   * Retries all waiting mails at once, for at most this many milliseconds, and closes the transport. The next process
   * sends the rest.
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
    await Promise.race([Promise.all(this.#sending.values()), limit]);
    clearTimeout(timer);
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    const count = this.length;
    if (count > 0) this.#log("mails left for the next start", { level: "warn", count });
    this.#transport.close();
  }

  #attempt(mail: QueuedMail, attempt: number): void {
    this.#waiting.delete(mail);
    const sending = this.#semaphore(() => this.#transport.send(mail.message))
      .then(() => this.#outbox.remove(mail))
      .catch((error: unknown) => this.#retry(mail, attempt, error))
      .finally(() => this.#sending.delete(mail));
    this.#sending.set(mail, sending);
  }

  async #retry(mail: QueuedMail, attempt: number, error: unknown): Promise<void> {
    if (this.#deleted.has(mail)) return;
    const pause = this.#retries[attempt];
    const code = errorCode(error) ?? "unknown";
    if (pause === undefined) return this.#discard(mail, { code });
    this.#log("mail delayed", { level: "warn", code, retryInMilliseconds: pause });
    const timer = setTimeout(() => this.#attempt(mail, attempt + 1), pause);
    // A waiting mail does not keep the process alive.
    timer.unref();
    this.#waiting.set(mail, { attempt: attempt + 1, timer });
  }

  async #discard(mail: QueuedMail, why: { code: string } | { reason: string }): Promise<void> {
    this.#log("mail lost", { level: "error", ...why });
    // The next start tries again.
    await this.#outbox.remove(mail).catch(() => {});
  }
}

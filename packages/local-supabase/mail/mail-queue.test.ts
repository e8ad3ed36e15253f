import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Log } from "../log.ts";
import { type MailMessage, renderMail } from "./mail-message.ts";
import { createMailOutbox } from "./mail-outbox.ts";
import { MailQueue } from "./mail-queue.ts";
import type { MailTransport } from "./mail-transports.ts";

const mailTo = (to: string) =>
  renderMail({ name: "signup", language: "en", to, link: "https://clinic.example/" });

/** A transport that rejects a mail this many times before it accepts it. */
function createRejectingTransport(times: number) {
  const taken: string[] = [];
  let refused = 0;
  const transport: MailTransport & { closed: boolean } = {
    closed: false,
    async send({ to }: MailMessage) {
      if (refused++ < times) throw Object.assign(new Error(`no mail for ${to}`), { code: "EDOWN" });
      taken.push(to);
    },
    async deleteMails() {},
    close() {
      this.closed = true;
    },
  };
  return { transport, taken };
}

const hangingTransport: MailTransport = {
  send: () => new Promise(() => {}),
  async deleteMails() {},
  close() {},
};

/** A queue on a new data directory, or on one that was used before. */
function queueWith(
  transport: MailTransport,
  retries: number[] = [],
  dataDirectory = mkdtempSync(join(tmpdir(), "queue-")),
) {
  const entries: object[] = [];
  const log: Log = (event, detail) => entries.push({ event, ...detail });
  const queue = new MailQueue(transport, createMailOutbox(dataDirectory), log, retries);
  const folder = join(dataDirectory, "mail", "waiting");
  return { queue, entries, dataDirectory, folder, waiting: () => readdirSync(folder) };
}

test("a rejected mail is retried, and the log does not contain its recipient", async () => {
  const { transport, taken } = createRejectingTransport(2);
  const { queue, entries, waiting } = queueWith(transport, [1, 1]);
  await queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => taken).toEqual(["a@clinic.example"]);
  await expect.poll(waiting).toEqual([]);
  expect(entries).toEqual([
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
  ]);
});

test("a mail is discarded after the last retry", async () => {
  const { transport, taken } = createRejectingTransport(9);
  const { queue, entries, waiting } = queueWith(transport, [1]);
  await queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => entries.at(-1)).toMatchObject({ event: "mail lost", code: "EDOWN" });
  await expect.poll(waiting).toEqual([]);
  expect(taken).toEqual([]);
});

test("a mail that is deleted while it is being sent is not retried", async () => {
  const { promise: response, reject } = Promise.withResolvers<void>();
  const attempts: string[] = [];
  const transport: MailTransport = {
    send({ to }) {
      attempts.push(to);
      return response;
    },
    async deleteMails() {},
    close() {},
  };
  const { queue, entries, waiting } = queueWith(transport, [1]);
  await queue.add(mailTo("gone@clinic.example"));
  await queue.deleteMails(({ to }) => to === "gone@clinic.example");
  expect(waiting()).toEqual([]);
  reject(new Error("refused"));
  await expect.poll(() => queue.length).toBe(0);
  expect(entries).toEqual([]);
  expect(attempts).toHaveLength(1);
});

test("a waiting mail does not delay the next one", async () => {
  const { transport, taken } = createRejectingTransport(1);
  const { queue } = queueWith(transport, [60_000]);
  await queue.add(mailTo("late@clinic.example"));
  await queue.add(mailTo("quick@clinic.example"));
  await expect.poll(() => taken).toEqual(["quick@clinic.example"]);
});

test("draining the queue sends waiting mails at once and closes the transport", async () => {
  const { transport, taken } = createRejectingTransport(1);
  const { queue, entries } = queueWith(transport, [60_000]);
  await queue.add(mailTo("late@clinic.example"));
  await expect.poll(() => entries).toHaveLength(1);
  await queue.drain(1000);
  expect(taken).toEqual(["late@clinic.example"]);
  expect(transport.closed).toBe(true);
});

test("a hanging mail server delays the end by no more than the timeout, and no mail is lost", async () => {
  const first = queueWith(hangingTransport);
  await first.queue.add(mailTo("a@clinic.example"));
  await first.queue.drain(10);
  expect(first.entries).toEqual([
    { level: "warn", event: "mails left for the next start", count: 1 },
  ]);
  const { transport, taken } = createRejectingTransport(0);
  await queueWith(transport, [], first.dataDirectory).queue.resume();
  await expect.poll(() => taken).toEqual(["a@clinic.example"]);
});

test("the next process sends the queued mails of a killed one, oldest first", async () => {
  const killed = queueWith(hangingTransport);
  const recipients = Array.from({ length: 8 }, (_, index) => `${index}@clinic.example`);
  // All mails in one millisecond.
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const to of recipients) await killed.queue.add(mailTo(to));
  vi.useRealTimers();
  expect(killed.waiting()).toHaveLength(recipients.length);
  for (const name of killed.waiting()) {
    expect(statSync(join(killed.folder, name)).mode & 0o777).toBe(0o600);
  }
  const { transport, taken } = createRejectingTransport(0);
  const next = queueWith(transport, [], killed.dataDirectory);
  await next.queue.resume();
  await expect.poll(() => taken).toEqual(recipients);
  await expect.poll(next.waiting).toEqual([]);
});

test("expired and incomplete mails are not sent", async () => {
  const { transport, taken } = createRejectingTransport(0);
  const { queue, entries, folder, waiting } = queueWith(transport);
  const at = Date.now() - 3_700_000;
  const old = { at, message: mailTo("old@clinic.example") };
  writeFileSync(join(folder, `${at}-a.json`), JSON.stringify(old));
  writeFileSync(join(folder, `${at}-b.draft`), '{"at":1,');
  await queue.resume();
  expect(entries).toEqual([{ level: "error", event: "mail lost", reason: "too old" }]);
  expect([taken, waiting()]).toEqual([[], []]);
});

test("a queued mail deletes no file but its own", async () => {
  const left = queueWith(hangingTransport);
  const file = join(left.dataDirectory, "other.json");
  writeFileSync(file, "other");
  const mail = { id: "../../other", at: Date.now(), message: mailTo("a@clinic.example") };
  writeFileSync(join(left.folder, "1-a.json"), JSON.stringify(mail));
  const { transport } = createRejectingTransport(0);
  const { queue, waiting } = queueWith(transport, [], left.dataDirectory);
  await queue.resume();
  await expect.poll(waiting).toEqual([]);
  expect(statSync(file).isFile()).toBe(true);
});

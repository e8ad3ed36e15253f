import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Log } from "../log.ts";
import { type MailMessage, writeMail } from "./mail-message.ts";
import { createMailOutbox } from "./mail-outbox.ts";
import { MailQueue } from "./mail-queue.ts";
import type { MailSink } from "./mail-sinks.ts";

const mailTo = (to: string) =>
  writeMail({ name: "signup", language: "en", to, link: "https://clinic.example/" });

/** A mail server that refuses so many times before it takes a mail. */
function sinkThatRefuses(times: number) {
  const taken: string[] = [];
  let refused = 0;
  const sink: MailSink & { closed: boolean } = {
    closed: false,
    async send({ to }: MailMessage) {
      if (refused++ < times) throw Object.assign(new Error(`no mail for ${to}`), { code: "EDOWN" });
      taken.push(to);
    },
    async drop() {},
    close() {
      this.closed = true;
    },
  };
  return { sink, taken };
}

const hangs: MailSink = { send: () => new Promise(() => {}), async drop() {}, close() {} };

/** A queue on a data folder of its own, or on one that was used before. */
function queueWith(
  sink: MailSink,
  retries: number[] = [],
  dataDirectory = mkdtempSync(join(tmpdir(), "queue-")),
) {
  const entries: object[] = [];
  const log: Log = (event, detail) => entries.push({ event, ...detail });
  const queue = new MailQueue(sink, createMailOutbox(dataDirectory), log, retries);
  const folder = join(dataDirectory, "mail", "waiting");
  return { queue, entries, dataDirectory, folder, waiting: () => readdirSync(folder) };
}

test("a refused mail is tried again, and the log does not name its reader", async () => {
  const { sink, taken } = sinkThatRefuses(2);
  const { queue, entries, waiting } = queueWith(sink, [1, 1]);
  await queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => taken).toEqual(["a@clinic.example"]);
  await expect.poll(waiting).toEqual([]);
  expect(entries).toEqual([
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
  ]);
});

test("after the last attempt the mail is given up", async () => {
  const { sink, taken } = sinkThatRefuses(9);
  const { queue, entries, waiting } = queueWith(sink, [1]);
  await queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => entries.at(-1)).toMatchObject({ event: "mail lost", code: "EDOWN" });
  await expect.poll(waiting).toEqual([]);
  expect(taken).toEqual([]);
});

test("one mail that waits does not hold up the next", async () => {
  const { sink, taken } = sinkThatRefuses(1);
  const { queue } = queueWith(sink, [60_000]);
  await queue.add(mailTo("late@clinic.example"));
  await queue.add(mailTo("quick@clinic.example"));
  await expect.poll(() => taken).toEqual(["quick@clinic.example"]);
});

test("the end of the process sends what waits, without its pause, and closes the sink", async () => {
  const { sink, taken } = sinkThatRefuses(1);
  const { queue, entries } = queueWith(sink, [60_000]);
  await queue.add(mailTo("late@clinic.example"));
  await expect.poll(() => entries).toHaveLength(1);
  await queue.drain(1000);
  expect(taken).toEqual(["late@clinic.example"]);
  expect(sink.closed).toBe(true);
});

test("a mail server that hangs delays the end by no more than the limit, and loses no mail", async () => {
  const first = queueWith(hangs);
  await first.queue.add(mailTo("a@clinic.example"));
  await first.queue.drain(10);
  expect(first.entries).toEqual([
    { level: "warn", event: "mail left for the next start", count: 1 },
  ]);
  const { sink, taken } = sinkThatRefuses(0);
  await queueWith(sink, [], first.dataDirectory).queue.resume();
  await expect.poll(() => taken).toEqual(["a@clinic.example"]);
});

test("mails that a killed process had taken over are sent by the next one, oldest first", async () => {
  const killed = queueWith(hangs);
  for (const to of ["first@clinic.example", "second@clinic.example"]) {
    await killed.queue.add(mailTo(to));
  }
  expect(killed.waiting()).toHaveLength(2);
  for (const name of killed.waiting()) {
    expect(statSync(join(killed.folder, name)).mode & 0o777).toBe(0o600);
  }
  const { sink, taken } = sinkThatRefuses(0);
  const next = queueWith(sink, [], killed.dataDirectory);
  await next.queue.resume();
  await expect.poll(() => taken).toEqual(["first@clinic.example", "second@clinic.example"]);
  await expect.poll(next.waiting).toEqual([]);
});

test("a mail whose link has died and a half-written one are not sent", async () => {
  const { sink, taken } = sinkThatRefuses(0);
  const { queue, entries, folder, waiting } = queueWith(sink);
  const at = Date.now() - 3_700_000;
  const old = { at, message: mailTo("old@clinic.example") };
  writeFileSync(join(folder, `${at}-a.json`), JSON.stringify(old));
  writeFileSync(join(folder, `${at}-b.draft`), '{"at":1,');
  await queue.resume();
  expect(entries).toEqual([{ level: "error", event: "mail lost", reason: "too old" }]);
  expect([taken, waiting()]).toEqual([[], []]);
});

test("a mail that was left names no file but its own", async () => {
  const left = queueWith(hangs);
  const file = join(left.dataDirectory, "kept.json");
  writeFileSync(file, "kept");
  const mail = { id: "../../../server/kept", at: Date.now(), message: mailTo("a@clinic.example") };
  writeFileSync(join(left.folder, "1-a.json"), JSON.stringify(mail));
  const { sink } = sinkThatRefuses(0);
  const { queue, waiting } = queueWith(sink, [], left.dataDirectory);
  await queue.resume();
  await expect.poll(waiting).toEqual([]);
  expect(statSync(file).isFile()).toBe(true);
});

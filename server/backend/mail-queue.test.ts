import { expect, test } from "vitest";
import { type MailMessage, writeMail } from "./mail-message.ts";
import { MailQueue } from "./mail-queue.ts";
import type { MailSink } from "./mail-sinks.ts";

const mailTo = (to: string) => writeMail("signup", "en", to, "https://clinic.example/");

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
    close() {
      this.closed = true;
    },
  };
  return { sink, taken };
}

test("a refused mail is tried again, and the log does not name its reader", async () => {
  const { sink, taken } = sinkThatRefuses(2);
  const entries: object[] = [];
  const queue = new MailQueue(sink, (entry) => entries.push(entry), [1, 1]);
  queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => taken).toEqual(["a@clinic.example"]);
  expect(entries).toEqual([
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
    { level: "warn", event: "mail delayed", code: "EDOWN", retryInMilliseconds: 1 },
  ]);
});

test("after the last attempt the mail is given up", async () => {
  const { sink, taken } = sinkThatRefuses(9);
  const entries: object[] = [];
  const queue = new MailQueue(sink, (entry) => entries.push(entry), [1]);
  queue.add(mailTo("a@clinic.example"));
  await expect.poll(() => entries.at(-1)).toMatchObject({ event: "mail lost", code: "EDOWN" });
  expect(taken).toEqual([]);
});

test("one mail that waits does not hold up the next", async () => {
  const { sink, taken } = sinkThatRefuses(1);
  const queue = new MailQueue(sink, () => {}, [60_000]);
  queue.add(mailTo("late@clinic.example"));
  queue.add(mailTo("quick@clinic.example"));
  await expect.poll(() => taken).toEqual(["quick@clinic.example"]);
});

test("the end of the process sends what waits, without its pause, and closes the sink", async () => {
  const { sink, taken } = sinkThatRefuses(1);
  const entries: object[] = [];
  const queue = new MailQueue(sink, (entry) => entries.push(entry), [60_000]);
  queue.add(mailTo("late@clinic.example"));
  await expect.poll(() => entries).toHaveLength(1);
  await queue.drain(1000);
  expect(taken).toEqual(["late@clinic.example"]);
  expect(sink.closed).toBe(true);
});

test("a mail server that hangs delays the end by no more than the limit", async () => {
  const entries: object[] = [];
  const queue = new MailQueue({ send: () => new Promise(() => {}), close() {} }, (entry) =>
    entries.push(entry),
  );
  queue.add(mailTo("a@clinic.example"));
  await queue.drain(10);
  expect(entries).toEqual([{ level: "error", event: "mail lost", reason: "stopped", count: 1 }]);
});

import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "../errors/start-error.ts";
import { writeMail } from "./mail-message.ts";
import { portOf, readMime, startMailServer, startNoMailServer } from "./mail-server-fixture.ts";
import { createFileSink, createSmtpSink } from "./mail-sinks.ts";

const message = writeMail({
  name: "signup",
  language: "ar",
  to: "noor@clinic.example",
  link: "https://clinic.example/?a=1",
});

test("the file keeps one line of JSON per mail, for its owner alone", async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "mail-"));
  const sink = createFileSink(dataDirectory);
  await sink.send(message);
  await sink.send({ ...message, to: "salim@clinic.example" });
  const file = join(dataDirectory, "mail", "mail.jsonl");
  const lines = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/), ...message },
    { at: expect.any(String), ...message, to: "salim@clinic.example" },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDirectory, "mail")).mode & 0o777).toBe(0o700);
});

test("a mail reaches the mail server with its sender, reader and Arabic words", async () => {
  const server = await startMailServer();
  const sink = createSmtpSink({ url: server.url, from: "clinic@clinic.example" });
  await sink.send(message);
  sink.close();
  await server.close();
  const told = server.told.join("");
  expect(told).toContain("MAIL FROM:<clinic@clinic.example>");
  expect(told).toContain("RCPT TO:<noor@clinic.example>");
  const [mail = ""] = server.mails;
  // Every old mail server can carry it, and every mail program reads it back.
  expect(mail).not.toMatch(/[^\x20-\x7e\r\n]/);
  expect(Math.max(...mail.split("\r\n").map((line) => line.length))).toBeLessThan(998);
  const { headers, subject, bodies } = readMime(mail);
  expect(subject).toBe(message.subject);
  expect(headers["content-type"]).toMatch(/^multipart\/alternative;/);
  expect(Object.keys(bodies)).toEqual(["text/plain", "text/html"]);
  expect(bodies["text/plain"]?.trim()).toBe(message.text.trim());
  expect(bodies["text/html"]?.trim()).toBe(message.html.trim());
});

test("a mail server that is not there is an error with a code", async () => {
  const { url } = await startNoMailServer();
  const sink = createSmtpSink({ url, from: "clinic@clinic.example" });
  await expect(sink.send(message)).rejects.toMatchObject({ code: "ESOCKET" });
});

test("a mail server that says nothing is given up, as soon as its address asks for", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(server)}?greetingTimeout=50`;
  const sink = createSmtpSink({ url, from: "clinic@clinic.example" });
  await expect(sink.send(message)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  server.close();
});

test.each(["", "mail.clinic.example", "https://mail.clinic.example"])(
  "%j is no address of a mail server",
  (url) => {
    expect(() => createSmtpSink({ url, from: "x" })).toThrow(StartError);
  },
);

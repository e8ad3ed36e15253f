import { appendFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listKeptMails } from "./kept-mails.ts";
import { writeMail } from "./mail-message.ts";
import { createFileSink } from "./mail-sinks.ts";

const newDataDir = () => mkdtempSync(join(tmpdir(), "kept-"));
const mailTo = (to: string) =>
  writeMail({ name: "signup", language: "ar", to, link: "https://clinic.example/" });
const readers = async (dataDir: string) =>
  (await listKeptMails(join(dataDir, "mail", "mail.jsonl"))).map(({ to }) => to);

test("before the first mail there is none", async () => {
  expect(await readers(newDataDir())).toEqual([]);
});

test("the newest mail comes first, with the moment it was written", async () => {
  const dataDir = newDataDir();
  const sink = createFileSink(dataDir);
  await sink.send(mailTo("first@clinic.example"));
  await sink.send(mailTo("second@clinic.example"));
  expect(await readers(dataDir)).toEqual(["second@clinic.example", "first@clinic.example"]);
  const [mail] = await listKeptMails(join(dataDir, "mail", "mail.jsonl"));
  expect(Date.parse(mail?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a line that is not whole is left out", async () => {
  const dataDir = newDataDir();
  await createFileSink(dataDir).send(mailTo("whole@clinic.example"));
  appendFileSync(join(dataDir, "mail", "mail.jsonl"), '{"at":"2026-11-21","to":"half');
  expect(await readers(dataDir)).toEqual(["whole@clinic.example"]);
});

test("of very many mails the last hundred are read", async () => {
  const dataDir = newDataDir();
  const line = JSON.stringify({ at: "2026-11-21T00:00:00Z", ...mailTo("x@clinic.example") });
  createFileSink(dataDir);
  appendFileSync(join(dataDir, "mail", "mail.jsonl"), `${line}\n`.repeat(5000));
  expect(await readers(dataDir)).toHaveLength(100);
});

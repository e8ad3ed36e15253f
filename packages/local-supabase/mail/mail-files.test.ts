import { appendFileSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deleteStoredMails, listStoredMails } from "./mail-files.ts";
import { writeMail } from "./mail-message.ts";
import { createFileSink } from "./mail-sinks.ts";

const newDataDir = () => mkdtempSync(join(tmpdir(), "kept-"));
const mailTo = (to: string) =>
  writeMail({ name: "signup", language: "ar", to, link: "https://clinic.example/" });
const readers = async (dataDirectory: string) =>
  (await listStoredMails(join(dataDirectory, "mail", "mail.jsonl"))).map(({ to }) => to);

test("before the first mail there is none", async () => {
  expect(await readers(newDataDir())).toEqual([]);
});

test("the newest mail comes first, with the moment it was written", async () => {
  const dataDirectory = newDataDir();
  const sink = createFileSink(dataDirectory);
  await sink.send(mailTo("first@clinic.example"));
  await sink.send(mailTo("second@clinic.example"));
  expect(await readers(dataDirectory)).toEqual(["second@clinic.example", "first@clinic.example"]);
  const [mail] = await listStoredMails(join(dataDirectory, "mail", "mail.jsonl"));
  expect(Date.parse(mail?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("a line that is not whole is left out", async () => {
  const dataDirectory = newDataDir();
  await createFileSink(dataDirectory).send(mailTo("whole@clinic.example"));
  appendFileSync(join(dataDirectory, "mail", "mail.jsonl"), '{"at":"2026-11-21","to":"half');
  expect(await readers(dataDirectory)).toEqual(["whole@clinic.example"]);
});

test("of very many mails the last hundred are read", async () => {
  const dataDirectory = newDataDir();
  const line = JSON.stringify({ at: "2026-11-21T00:00:00Z", ...mailTo("x@clinic.example") });
  createFileSink(dataDirectory);
  appendFileSync(join(dataDirectory, "mail", "mail.jsonl"), `${line}\n`.repeat(5000));
  expect(await readers(dataDirectory)).toHaveLength(100);
});

/** Drops the mails to one address, while another process does something to the file that is being read. */
async function dropBeside(file: string, address: string, other: () => void) {
  let isFirst = true;
  await deleteStoredMails(file, ({ to }) => {
    if (isFirst) other();
    isFirst = false;
    return to === address;
  });
}

/** A file with a mail that goes and one that stays, and the line of one that comes. */
async function newFile() {
  const dataDirectory = newDataDir();
  const file = join(dataDirectory, "mail", "mail.jsonl");
  const sink = createFileSink(dataDirectory);
  for (const to of ["goes@clinic.example", "stays@clinic.example"]) await sink.send(mailTo(to));
  const lineOf = (to: string) =>
    `${JSON.stringify({ at: "2026-11-21T00:00:00Z", ...mailTo(to) })}\n`;
  return { dataDirectory, file, lineOf };
}

test("a mail that another process adds while mails are dropped is kept", async () => {
  const { dataDirectory, file, lineOf } = await newFile();
  const late = ["new@clinic.example", "goes@clinic.example"].map(lineOf).join("");
  await dropBeside(file, "goes@clinic.example", () => appendFileSync(file, late));
  expect(await readers(dataDirectory)).toEqual(["new@clinic.example", "stays@clinic.example"]);
});

test("what another process drops at the same time stays dropped", async () => {
  const { dataDirectory, file, lineOf } = await newFile();
  await dropBeside(file, "goes@clinic.example", () => {
    const others = ["goes@clinic.example", "new@clinic.example"].map(lineOf).join("");
    writeFileSync(`${file}.other`, others);
    renameSync(`${file}.other`, file);
  });
  expect(await readers(dataDirectory)).toEqual(["new@clinic.example"]);
  expect(readFileSync(file, "utf8")).not.toContain("goes@");
});

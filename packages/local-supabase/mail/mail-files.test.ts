import { appendFileSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deleteStoredMails, listStoredMails } from "./mail-files.ts";
import { renderMail } from "./mail-message.ts";
import { createFileTransport } from "./mail-transports.ts";

const newDataDir = () => mkdtempSync(join(tmpdir(), "mail-files-"));
const mailTo = (to: string) =>
  renderMail({ name: "signup", language: "ar", to, link: "https://clinic.example/" });
const listRecipients = async (dataDirectory: string) =>
  (await listStoredMails(join(dataDirectory, "mail", "mail.jsonl"))).map(({ to }) => to);

test("without a file the list is empty", async () => {
  expect(await listRecipients(newDataDir())).toEqual([]);
});

test("mails are listed newest first with their times", async () => {
  const dataDirectory = newDataDir();
  const transport = createFileTransport(dataDirectory);
  await transport.send(mailTo("first@clinic.example"));
  await transport.send(mailTo("second@clinic.example"));
  expect(await listRecipients(dataDirectory)).toEqual([
    "second@clinic.example",
    "first@clinic.example",
  ]);
  const [mail] = await listStoredMails(join(dataDirectory, "mail", "mail.jsonl"));
  expect(Date.parse(mail?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("an incomplete line is skipped", async () => {
  const dataDirectory = newDataDir();
  await createFileTransport(dataDirectory).send(mailTo("whole@clinic.example"));
  appendFileSync(join(dataDirectory, "mail", "mail.jsonl"), '{"at":"2026-11-21","to":"half');
  expect(await listRecipients(dataDirectory)).toEqual(["whole@clinic.example"]);
});

test("the list has at most a hundred mails", async () => {
  const dataDirectory = newDataDir();
  const line = JSON.stringify({ at: "2026-11-21T00:00:00Z", ...mailTo("x@clinic.example") });
  createFileTransport(dataDirectory);
  appendFileSync(join(dataDirectory, "mail", "mail.jsonl"), `${line}\n`.repeat(5000));
  expect(await listRecipients(dataDirectory)).toHaveLength(100);
});

/** Deletes the mails to one address, while another process changes the file. */
async function deleteDuringChange(file: string, address: string, other: () => void) {
  let isFirst = true;
  await deleteStoredMails(file, ({ to }) => {
    if (isFirst) other();
    isFirst = false;
    return to === address;
  });
}

/** A file with a mail to delete and one to keep, and the line of a new mail. */
async function newFile() {
  const dataDirectory = newDataDir();
  const file = join(dataDirectory, "mail", "mail.jsonl");
  const transport = createFileTransport(dataDirectory);
  for (const to of ["goes@clinic.example", "stays@clinic.example"])
    await transport.send(mailTo(to));
  const lineOf = (to: string) =>
    `${JSON.stringify({ at: "2026-11-21T00:00:00Z", ...mailTo(to) })}\n`;
  return { dataDirectory, file, lineOf };
}

test("a mail that another process adds during a deletion stays in the file", async () => {
  const { dataDirectory, file, lineOf } = await newFile();
  const late = ["new@clinic.example", "goes@clinic.example"].map(lineOf).join("");
  await deleteDuringChange(file, "goes@clinic.example", () => appendFileSync(file, late));
  expect(await listRecipients(dataDirectory)).toEqual([
    "new@clinic.example",
    "stays@clinic.example",
  ]);
});

test("a concurrent deletion by another process is not undone", async () => {
  const { dataDirectory, file, lineOf } = await newFile();
  await deleteDuringChange(file, "goes@clinic.example", () => {
    const others = ["goes@clinic.example", "new@clinic.example"].map(lineOf).join("");
    writeFileSync(`${file}.other`, others);
    renameSync(`${file}.other`, file);
  });
  expect(await listRecipients(dataDirectory)).toEqual(["new@clinic.example"]);
  expect(readFileSync(file, "utf8")).not.toContain("goes@");
});

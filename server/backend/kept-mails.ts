import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { errorCode } from "./error-code.ts";
import type { MailMessage } from "./mail-message.ts";

/** A mail of the file sink; `at` is when it was written, as ISO 8601. */
export interface KeptMail extends MailMessage {
  readonly at: string;
}

/** Bytes that are read from the end of the file: some hundred mails. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The latest mails of `mail.jsonl`, newest first, at most a hundred; none when there is no file. */
export async function listKeptMails(file: string): Promise<KeptMail[]> {
  const lines = (await readEnd(file)).split("\n");
  return lines.flatMap(readMail).reverse().slice(0, 100);
}

/**
 * Takes the mails that `gone` names out of the file; the others stay as they are, to the letter. The new file takes the
 * place of the old one whole, so that a process killed in between loses nothing. Does nothing where there is no file.
 */
export async function dropKeptMails(
  file: string,
  gone: (mail: KeptMail) => boolean,
): Promise<void> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n");
  const kept = lines.filter((line) => !readMail(line).some(gone));
  if (kept.length === lines.length) return;
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, kept.join("\n"), { mode: 0o600, flush: true });
  await rename(draft, file);
}

async function readEnd(path: string): Promise<string> {
  const file = await open(path).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
  if (!file) return "";
  try {
    const { size } = await file.stat();
    const length = Math.min(size, MOST_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A line that is cut at the front, or still being written, is left out. */
function readMail(line: string): KeptMail[] {
  try {
    const mail: unknown = JSON.parse(line);
    return typeof mail === "object" && mail !== null && "at" in mail ? [mail as KeptMail] : [];
  } catch {
    return [];
  }
}

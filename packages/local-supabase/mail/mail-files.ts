import { appendFile, type FileHandle, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { errorCode } from "../errors/error-code.ts";
import type { MailMessage } from "./mail-message.ts";

/** A mail of the file sink; `at` is when it was written, as ISO 8601. */
export interface StoredMail extends MailMessage {
  readonly at: string;
}

/** Bytes that are read from the end of the file: some hundred mails. */
const maxBytes = 2 * 1024 * 1024;

/** The latest mails of `mail.jsonl`, newest first, at most a hundred; none when there is no file. */
export async function listStoredMails(file: string): Promise<StoredMail[]> {
  const lines = (await readEnd(file)).split("\n");
  return lines.flatMap(readMail).reverse().slice(0, 100);
}

/**
 * Takes the mails that `gone` names out of the file; the others stay as they are, to the letter. The new file takes the
 * place of the old one whole, so that a process killed in between loses nothing. Another process may add mails to the
 * file meanwhile, or drop some. Does nothing where there is no file.
 */
export async function deleteStoredMails(
  file: string,
  gone: (mail: StoredMail) => boolean,
): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await rewriteFile(file, gone);
}

/** False when another process has put a new file in the place of the one that was read: then nothing is changed. */
async function rewriteFile(file: string, gone: (mail: StoredMail) => boolean): Promise<boolean> {
  const old = await openIfExists(file);
  if (!old) return true;
  const without = (text: string) =>
    text
      .split("\n")
      .filter((line) => !readMail(line).some(gone))
      .join("\n");
  const draft = `${file}.${process.pid}.draft`;
  try {
    const text = await old.readFile("utf8");
    const kept = without(text);
    if (kept === text) return true;
    await writeFile(draft, kept, { mode: 0o600, flush: true });
    const there = await stat(file).catch(() => null);
    if (there?.ino !== (await old.stat()).ino) return false;
    await rename(draft, file);
    // Reads on where it ended: what was added to the old file since.
    const late = without(await old.readFile("utf8"));
    if (late) await appendFile(file, late, { mode: 0o600, flush: true });
    return true;
  } finally {
    await old.close();
    await rm(draft, { force: true });
  }
}

async function openIfExists(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
}

async function readEnd(path: string): Promise<string> {
  const file = await openIfExists(path);
  if (!file) return "";
  try {
    const { size } = await file.stat();
    const length = Math.min(size, maxBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A line that is cut at the front, or still being written, is left out. */
function readMail(line: string): StoredMail[] {
  try {
    const mail: unknown = JSON.parse(line);
    return typeof mail === "object" && mail !== null && "at" in mail ? [mail as StoredMail] : [];
  } catch {
    return [];
  }
}

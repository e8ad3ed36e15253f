import { appendFile, type FileHandle, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../data-directory/sync-folder.ts";
import { errorCode } from "../errors/error-code.ts";
import type { MailMessage } from "./mail-message.ts";

/** A mail of the file transport; `at` is the time at which it was written, as ISO 8601. */
export interface StoredMail extends MailMessage {
  readonly at: string;
}

/** Bytes that are read from the end of the file: a few hundred mails. */
const maxBytes = 2 * 1024 * 1024;

/** The latest mails of `mail.jsonl`, newest first, at most a hundred. An empty list when there is no file. */
export async function listStoredMails(file: string): Promise<StoredMail[]> {
  const lines = (await readEnd(file)).split("\n");
  return lines.flatMap(readMail).reverse().slice(0, 100);
}

/**
 * Deletes the mails that match from the file, and leaves the other lines unchanged. Replaces the file atomically, so
 * that a crash loses nothing. Other processes may add or delete mails meanwhile. Does nothing when there is no file.
 */
export async function deleteStoredMails(
  file: string,
  matches: (mail: StoredMail) => boolean,
): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await rewriteFile(file, matches);
}

/** Returns false, and changes nothing, when another process has replaced the file meanwhile. */
async function rewriteFile(file: string, matches: (mail: StoredMail) => boolean): Promise<boolean> {
  const old = await openIfExists(file);
  if (!old) return true;
  const removeMatches = (text: string) =>
    text
      .split("\n")
      .filter((line) => !readMail(line).some(matches))
      .join("\n");
  const draft = `${file}.${process.pid}.draft`;
  try {
    const text = await old.readFile("utf8");
    const remaining = removeMatches(text);
    if (remaining === text) return true;
    await writeFile(draft, remaining, { mode: 0o600, flush: true });
    const current = await stat(file).catch(() => null);
    if (current?.ino !== (await old.stat()).ino) return false;
    await rename(draft, file);
    syncFolder(dirname(file));
    // Reads the lines that were added to the old file meanwhile.
    const added = removeMatches(await old.readFile("utf8"));
    if (added) await appendFile(file, added, { mode: 0o600, flush: true });
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

/** Skips a line that is cut at its start or still being written. */
function readMail(line: string): StoredMail[] {
  try {
    const mail: unknown = JSON.parse(line);
    return typeof mail === "object" && mail !== null && "at" in mail ? [mail as StoredMail] : [];
  } catch {
    return [];
  }
}

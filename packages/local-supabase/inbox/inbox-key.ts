import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** 256 random bits cannot be guessed. */
const keyBytes = 32;

/**
 * Reads the key of the inbox from `inbox-key` in the data directory (mode 0600), so that an open tab survives a restart.
 * Creates a new key when the file is missing or damaged. When the file cannot be written, the key is valid until the
 * process ends.
 */
export function loadInboxKey(dataDirectory: string): string {
  const file = join(dataDirectory, "inbox-key");
  try {
    const stored = readFileSync(file, "utf8").trim();
    if (Buffer.from(stored, "base64url").length === keyBytes) return stored;
  } catch {
    // The file does not exist before the first start.
  }
  const key = randomBytes(keyBytes).toString("base64url");
  try {
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    // The mode above applies to a new file only.
    chmodSync(file, 0o600);
  } catch {
    // On a full disk no mail can be written either, and `/readyz` reports that.
  }
  return key;
}

/** Compares in constant time, so that the response time does not reveal how much of a key is right. */
export function isKey(given: string, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}

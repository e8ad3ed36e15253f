import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of randomness; nobody guesses one of 2^256. */
const BYTES = 32;

/**
 * The key of a mailbox, from `mailbox-key` of the data folder (0600), made at the first start: an open tab outlives a
 * restart. Without the file, or with a damaged one, there is a new key; if it cannot be kept, it holds until the process
 * ends.
 */
export function loadMailboxKey(dataDir: string): string {
  const file = join(dataDir, "mailbox-key");
  try {
    const kept = readFileSync(file, "utf8").trim();
    if (Buffer.from(kept, "base64url").length === BYTES) return kept;
  } catch {
    // The first start.
  }
  const key = randomBytes(BYTES).toString("base64url");
  try {
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    chmodSync(file, 0o600); // the mode above is for a new file only
  } catch {
    // A full disk takes no mail either; the site says so where it matters.
  }
  return key;
}

/** Whether this is the key, in a time that does not tell how much of it is right. */
export function isKey(given: string, key: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(key));
}

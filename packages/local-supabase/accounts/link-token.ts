import { createHash, randomBytes } from "node:crypto";

/** A new token of a mailed link: 256 bits that nobody can guess, in hex. */
export function newToken(): string {
  return randomBytes(32).toString("hex");
}

/** What is kept of such a token; a hash without salt, because there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

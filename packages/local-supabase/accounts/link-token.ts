import { createHash, randomBytes } from "node:crypto";

/** A random token of 256 bits for a mail link, in hex. */
export function createLinkToken(): string {
  return randomBytes(32).toString("hex");
}

/** The stored hash of a token. It needs no salt, because tokens are random. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

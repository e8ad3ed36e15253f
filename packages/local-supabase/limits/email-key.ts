import { createHash } from "node:crypto";

/** The key of an e-mail address in the rate limits: a hash, so that they do not store the address. */
export function emailKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

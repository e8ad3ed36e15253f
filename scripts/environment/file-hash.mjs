import { createHash } from "node:crypto";

/** One SHA-256 over several contents, in hexadecimal. */
export function hashContents(contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex");
}

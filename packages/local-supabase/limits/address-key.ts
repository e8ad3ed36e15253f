import { createHash } from "node:crypto";

/** An address as a key of the limits: they need not remember whom they count. */
export function addressKey(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}

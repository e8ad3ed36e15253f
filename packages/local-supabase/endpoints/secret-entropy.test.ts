import { Secret } from "otpauth";
import { expect, test } from "vitest";
import { createLinkToken } from "../accounts/link-token.ts";
import { createRefreshToken } from "../accounts/refresh-token-rotation.ts";
import { createSecrets } from "../data-directory/secrets.ts";
import { createFactorKey } from "./factor-codes.ts";

/** One value of each secret kind, and its entropy in bits. */
function createSecretValues(): [value: string, bits: number][] {
  const { jwt } = createSecrets();
  const link = createLinkToken();
  const refresh = createRefreshToken();
  const factor = createFactorKey("Clinic", "noor@clinic.example").secret;
  const inBase64 = (text: string) => Buffer.from(text, "base64url").length * 8;
  return [
    [jwt, inBase64(jwt)],
    [refresh, inBase64(refresh)],
    [link, Buffer.from(link, "hex").length * 8],
    [factor, Secret.fromBase32(factor).bytes.length * 8],
  ];
}

test("secrets, tokens and keys have at least 128 bits of entropy, and each one is new", () => {
  const values = Array.from({ length: 50 }, createSecretValues).flat();
  for (const [, bits] of values) expect(bits).toBeGreaterThanOrEqual(128);
  expect(new Set(values.map(([value]) => value)).size).toBe(values.length);
});

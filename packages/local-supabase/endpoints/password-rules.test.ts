import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { refuseLongPassword, refuseWeakPassword } from "./password-rules.ts";

test.each([
  ["abc12", ["length"]],
  ["abcdef", ["characters"]],
  ["abc", ["length", "characters"]],
  ["123456", ["pwned"]],
  ["Password1", ["pwned"]],
])("%s is weak because of %j", async (password, reasons) => {
  const response = refuseWeakPassword(password, 6);
  expect(response?.status).toBe(422);
  expect(await response?.json()).toMatchObject({
    error_code: "weak_password",
    weak_password: { reasons },
  });
});

test("the 3,000 most frequent passwords that satisfy the rule are refused", () => {
  const byFrequency: string[] = createRequire(import.meta.url)(
    "@zxcvbn-ts/language-common/src/passwords.json",
  );
  const allowed = byFrequency
    .filter((password) => password.length >= 6 && /\d/.test(password))
    .slice(0, 3000);
  expect(allowed).toHaveLength(3000);
  expect(allowed.filter((password) => !refuseWeakPassword(password, 6))).toEqual([]);
});

test("six digits that few people choose are strong enough", () => {
  expect(refuseWeakPassword("402917", 6)).toBeUndefined();
});

test("passwords have at most 72 bytes in any script", () => {
  expect(refuseLongPassword("x".repeat(72))).toBeUndefined();
  expect(refuseLongPassword("x".repeat(73))?.status).toBe(400);
  expect(refuseLongPassword("ع".repeat(36))).toBeUndefined();
  expect(refuseLongPassword("ع".repeat(37))?.status).toBe(400);
});

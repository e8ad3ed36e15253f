import { expect, test } from "vitest";
import { matchesAccount } from "./account-mails.ts";

const matches = matchesAccount({ email: "old@clinic.example", newEmail: "new@clinic.example" });

test.each([
  ["old@clinic.example", "signup", true],
  ["old@clinic.example", "email_change", true],
  ["new@clinic.example", "email_change", true],
  // Somebody else may own the new address.
  ["new@clinic.example", "recovery", false],
  ["other@clinic.example", "email_change", false],
] as const)("a mail to %s of the kind %s belongs to the account: %j", (to, kind, expected) => {
  expect(matches({ to, kind })).toBe(expected);
});

import { expect, test } from "vitest";
import { securityContact } from "./security-contact.ts";

test("security.txt has a contact, its own address and a date less than a year ahead", () => {
  const now = Date.UTC(2026, 10, 30);
  const fields = Object.fromEntries(
    securityContact("https://clinic.example", now)
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.Contact).toMatch(/^mailto:.+@.+/);
  expect(fields.Canonical).toBe("https://clinic.example/.well-known/security.txt");
  const days = (Date.parse(fields.Expires ?? "") - now) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

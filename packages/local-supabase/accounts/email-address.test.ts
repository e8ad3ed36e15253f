import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test("an e-mail address is trimmed and converted to lower case", () => {
  expect(readEmail("  Noor.Al+eye@Clinic.Example ")).toBe("noor.al+eye@clinic.example");
});

test.each([
  undefined,
  { a: 1 },
  "",
  "noor",
  "noor@clinic",
  "noor@clinic.e",
  "noor@@clinic.example",
  "noor @clinic.example",
  "noor@clinic.example,other@clinic.example",
  "<noor@clinic.example>",
  "noor@clinic.example\nbcc: x@y.example",
  "noor\u0000@clinic.example",
  "noor\u202e@clinic.example",
  "noor\u200b@clinic.example",
  `${"x".repeat(65)}@clinic.example`,
  `x@${"y".repeat(290)}.example`,
])("%j is not an e-mail address", (value) => {
  expect(readEmail(value)).toBeNull();
});

test.each([
  "نور@clinic.example",
  "o'hara+eye%_$&@clinic.example",
  "noor@عيادة.example",
  `${"x".repeat(64)}@clinic.example`,
  `x@${"y".repeat(244)}.example`,
])("%s is an e-mail address", (value) => {
  expect(readEmail(value)).toBe(value);
});

import { expect, test } from "vitest";
import {
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "./account-schemas.ts";

/** Returns the first error of each field, as a form shows them. */
function problems(result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

const person = {
  email: "noor@example.om",
  password: "abc123",
  confirmPassword: "abc123",
  acceptTerms: true,
};

test("an empty sign-up has a problem at every field", () => {
  const empty = { email: "", password: "", confirmPassword: "", acceptTerms: false };
  expect(problems(signUpSchema.safeParse(empty))).toEqual({
    email: "email",
    password: "passwordShort",
    confirmPassword: "confirmMissing",
    acceptTerms: "termsMissing",
  });
});

test.each([
  ["12345", "passwordShort"],
  ["abcdef", "passwordNumber"],
  ["كلمة١٢٣", "passwordNumber"],
  [`1${"a".repeat(72)}`, "passwordLong"],
  [`1${"ك".repeat(36)}`, "passwordLong"],
])("the password %s is refused: %s", (password, problem) => {
  const result = resetPasswordSchema.safeParse({ password, confirmPassword: password });
  expect(problems(result)).toEqual({ password: problem });
});

test.each(["123456", "abc 12", "👁️eye1", `1${"a".repeat(71)}`])(
  "the password %s is accepted",
  (password) => {
    expect(resetPasswordSchema.safeParse({ password, confirmPassword: password }).success).toBe(
      true,
    );
  },
);

test("a different confirmation is an error of its own field, beside other errors", () => {
  const result = signUpSchema.safeParse({ ...person, email: "x", confirmPassword: "abc124" });
  expect(problems(result)).toEqual({ email: "email", confirmPassword: "confirmDiffers" });
});

test.each(["", "noor", "noor@", "@example.om", "noor@example", "a b@example.om", "نور@example.om"])(
  "%j is no e-mail address",
  (email) => {
    expect(problems(forgotPasswordSchema.safeParse({ email }))).toEqual({ email: "email" });
  },
);

test("an address loses the direction marks that it was copied with", () => {
  const copied = { ...person, email: "\u200f \u2066noor@example.om\u2069\u200e " };
  expect(signUpSchema.parse(copied).email).toBe(person.email);
});

test("an address loses the spaces a keyboard added; one too long for mail is refused", () => {
  expect(forgotPasswordSchema.parse({ email: " o'noor+eye@example.om " })).toEqual({
    email: "o'noor+eye@example.om",
  });
  const email = `${"a".repeat(250)}@example.om`;
  expect(forgotPasswordSchema.safeParse({ email }).success).toBe(false);
});

test("a sign-in requires a non-empty password only", () => {
  const result = signInSchema.safeParse({ email: "x@example.om", password: "", rememberMe: true });
  expect(problems(result)).toEqual({ password: "passwordMissing" });
});

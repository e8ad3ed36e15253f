import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { expect, test } from "vitest";
import { form as arabic } from "~/content/ar/account/form.ts";
import { form as english } from "~/content/en/account/form.ts";
import { accountErrorMessage } from "./account-error.ts";

const refused = new AuthApiError("Invalid login credentials", 400, "invalid_credentials");

test("an English page shows the message of the service, an Arabic one a translation by its code", () => {
  expect(accountErrorMessage(refused, english, "en")).toBe("Invalid login credentials");
  expect(accountErrorMessage(refused, arabic, "ar")).toBe(arabic.errors.invalid_credentials);
  const long = new AuthApiError("Request body too large", 413, "request_too_large");
  expect(accountErrorMessage(long, arabic, "ar")).toBe(arabic.errors.request_too_large);
  const weak = new AuthWeakPasswordError("Password should be at least 6 characters.", 422, [
    "length",
  ]);
  expect(accountErrorMessage(weak, english, "en")).toBe(
    "Password should be at least 6 characters.",
  );
  expect(accountErrorMessage(weak, arabic, "ar")).toBe(arabic.errors.weak_password);
});

test("a password that is on a list has one sentence in each language", () => {
  const common = new AuthWeakPasswordError("Password is known to be weak", 422, ["pwned"]);
  expect(accountErrorMessage(common, english, "en")).toBe(english.errors.common_password);
  expect(accountErrorMessage(common, arabic, "ar")).toBe(arabic.errors.common_password);
});

test("the message of an unknown code is shown unchanged in any language", () => {
  const unknown = new AuthApiError("The moon is full", 418, "moon");
  expect(accountErrorMessage(unknown, arabic, "ar")).toBe("The moon is full");
  const inherited = new AuthApiError("The moon is full", 418, "toString");
  expect(accountErrorMessage(inherited, arabic, "ar")).toBe("The moon is full");
});

test.each([
  new AuthRetryableFetchError("{}", 503),
  new AuthRetryableFetchError("Failed to fetch", 0),
  new AuthUnknownError("Unexpected token '<'", new Error()),
  new AuthApiError("Database error", 500, "unexpected_failure"),
  new TypeError("x is undefined"),
])("%s has the message for unexpected errors", (error) => {
  expect(accountErrorMessage(error, english, "en")).toBe(english.unexpected);
});

test.each(["{}", '{"status":"refused"}', "[]", "null", '"refused"', ""])(
  "a response without a message, which the client writes as %j, has a sentence in both languages",
  (message) => {
    const unnamed = new AuthApiError(message, 400, undefined);
    expect(accountErrorMessage(unnamed, english, "en")).toBe(english.unexpected);
    expect(accountErrorMessage(unnamed, arabic, "ar")).toBe(arabic.unexpected);
    const named = new AuthApiError(message, 400, "invalid_credentials");
    expect(accountErrorMessage(named, english, "en")).toBe(english.errors.invalid_credentials);
  },
);

test("the seconds to wait are in the plural form of the language", () => {
  const wait = (seconds: number) =>
    new AuthApiError(
      `For security purposes, you can only request this after ${seconds} seconds.`,
      429,
      "over_email_send_rate_limit",
    );
  expect(accountErrorMessage(wait(9), english, "en")).toContain("after 9 seconds.");
  expect(accountErrorMessage(wait(9), arabic, "ar")).toBe(arabic.wait.few.replace("#", "٩"));
  expect(accountErrorMessage(wait(41), arabic, "ar")).toBe(arabic.wait.many.replace("#", "٤١"));
});

test("a missing session asks to sign in again", () => {
  expect(accountErrorMessage(new AuthSessionMissingError(), english, "en")).toBe(
    english.errors.session_not_found,
  );
});

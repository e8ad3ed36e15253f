import { expect, test } from "vitest";
import { accountPageFor } from "./stray-mail-link.ts";

test("a session or an error of a mail's link is taken to the page that can use it", () => {
  expect(accountPageFor("/", "#access_token=a&type=signup")).toBe("/login");
  expect(accountPageFor("/articles", "#access_token=a&type=recovery")).toBe("/reset-password");
  expect(accountPageFor("/", "#error=access_denied&error_code=otp_expired")).toBe("/login");
});

test("where it can be used it stays, and other fragments mean a part of the page", () => {
  expect(accountPageFor("/reset-password", "#access_token=a&type=recovery")).toBeNull();
  expect(accountPageFor("/dashboard", "#access_token=a&type=email_change")).toBeNull();
  expect(accountPageFor("/about", "#gallery")).toBeNull();
  expect(accountPageFor("/", "")).toBeNull();
});

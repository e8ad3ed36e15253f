import { expect, test } from "vitest";
import { accountPageFor } from "./misdirected-mail-link.ts";

test("a session or an error of a mail link is redirected to its account page", () => {
  expect(accountPageFor("#access_token=a&type=signup")).toBe("signIn");
  expect(accountPageFor("#access_token=a&type=recovery")).toBe("resetPassword");
  expect(accountPageFor("#error=access_denied&error_code=otp_expired")).toBe("signIn");
});

test("other fragments are not redirected", () => {
  expect(accountPageFor("#gallery")).toBeNull();
  expect(accountPageFor("")).toBeNull();
});

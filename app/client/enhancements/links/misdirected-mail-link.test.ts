import { expect, test } from "vitest";
import { accountPageFor } from "./misdirected-mail-link.ts";

test("a session or an error of a mail's link is taken to the page that can use it", () => {
  expect(accountPageFor("#access_token=a&type=signup")).toBe("signIn");
  expect(accountPageFor("#access_token=a&type=recovery")).toBe("resetPassword");
  expect(accountPageFor("#error=access_denied&error_code=otp_expired")).toBe("signIn");
});

test("other fragments mean a part of the page", () => {
  expect(accountPageFor("#gallery")).toBeNull();
  expect(accountPageFor("")).toBeNull();
});

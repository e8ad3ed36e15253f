// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { accountPageFor, redirectMailLink } from "./misdirected-mail-link.ts";

test("a session or an error of a mail link is redirected to its account page", () => {
  expect(accountPageFor("#access_token=a&type=signup")).toBe("signIn");
  expect(accountPageFor("#access_token=a&type=recovery")).toBe("resetPassword");
  expect(accountPageFor("#error=access_denied&error_code=otp_expired")).toBe("signIn");
});

test("other fragments are not redirected", () => {
  expect(accountPageFor("#gallery")).toBeNull();
  expect(accountPageFor("")).toBeNull();
});

test("a session in the query is removed from the address, and the rest stays", () => {
  history.replaceState(null, "", "/about?lang=ar&access_token=a&refresh_token=b#team");
  redirectMailLink();
  expect(location.href.replace(location.origin, "")).toBe("/about?lang=ar#team");
});

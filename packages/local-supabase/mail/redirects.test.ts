import { expect, test } from "vitest";
import { readRedirect, readTarget } from "./redirects.ts";

const SITE = "https://clinic.example";

test.each([
  ["/reset-password", `${SITE}/reset-password`],
  [`${SITE}/login?lang=ar`, `${SITE}/login?lang=ar`],
  [`${SITE}/login?lang=en`, `${SITE}/login?lang=en`],
  [`${SITE}/?lang=fr&next=x#y`, `${SITE}/`],
  [`${SITE}/dashboard?a=1&lang=ar`, `${SITE}/dashboard?lang=ar`],
])("%s is kept as %s", (asked, redirectTo) => {
  expect(readRedirect(asked, SITE)).toBe(redirectTo);
});

test.each([
  null,
  "https://evil.example/reset-password",
  "//evil.example/login",
  "///evil.example/login",
  "/\\evil.example/login",
  "\\\\evil.example/login",
  "/\t/evil.example/login",
  "http://clinic.example/login",
  "https://clinic.example:8443/login",
  "https://clinic.example@evil.example/login",
  "https://clinic.example.evil.example/login",
  "https://clinic.example%2f@evil.example/login",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//login",
  "data:text/html,/login",
  "/articles",
  "/login/../articles",
  "/login/",
  "/%6cogin",
  "https://%",
])("%s leads to the home page", (asked) => {
  expect(readRedirect(asked, SITE)).toBeUndefined();
});

/** The language of a mail that this call causes. */
function languageOf(query: string, headers: Record<string, string> = {}) {
  const url = new URL(`${SITE}/auth/v1/recover${query}`);
  return readTarget(new Request(url, { headers }), url, SITE).language;
}

test("the language of a mail is the one that the page named", () => {
  const arabic = { "accept-language": "ar-OM", cookie: "language=ar" };
  expect(languageOf("?redirect_to=/login%3Flang%3Den", arabic)).toBe("en");
  expect(languageOf("?redirect_to=/login%3Flang%3Dar")).toBe("ar");
});

test("a page that names none is known by its own address, or speaks its reader's language", () => {
  expect(languageOf("", { referer: `${SITE}/dashboard?lang=ar` })).toBe("ar");
  expect(languageOf("?redirect_to=/login", { cookie: "language=ar" })).toBe("ar");
  expect(languageOf("?redirect_to=/login", { "accept-language": "ar-OM,en;q=0.5" })).toBe("ar");
  expect(languageOf("?redirect_to=/login%3Flang%3Dfr", { referer: "junk" })).toBe("en");
});

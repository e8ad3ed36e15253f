import { expect, test } from "vitest";
import { readRedirect, readRedirectTarget } from "./redirects.ts";

const siteUrl = "https://clinic.example";

test.each([
  ["/reset-password", `${siteUrl}/reset-password`],
  [`${siteUrl}/login?lang=ar`, `${siteUrl}/login?lang=ar`],
  [`${siteUrl}/login?lang=en`, `${siteUrl}/login?lang=en`],
  [`${siteUrl}/?lang=fr&next=x#y`, `${siteUrl}/`],
  [`${siteUrl}/dashboard?a=1&lang=ar`, `${siteUrl}/dashboard?lang=ar`],
])("%s is accepted as %s", (target, redirectTo) => {
  expect(readRedirect(target, siteUrl)).toBe(redirectTo);
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
])("%s leads to the home page", (target) => {
  expect(readRedirect(target, siteUrl)).toBeNull();
});

/** The language of a mail that this request causes. */
function languageOf(query: string, headers: Record<string, string> = {}) {
  const url = new URL(`${siteUrl}/auth/v1/recover${query}`);
  return readRedirectTarget(new Request(url, { headers }), url, siteUrl).language;
}

test("a mail has the language that the page names", () => {
  const arabic = { "accept-language": "ar-OM", cookie: "language=ar" };
  expect(languageOf("?redirect_to=/login%3Flang%3Den", arabic)).toBe("en");
  expect(languageOf("?redirect_to=/login%3Flang%3Dar")).toBe("ar");
});

test("without a named language, the page's own URL or the browser's language decides", () => {
  expect(languageOf("", { referer: `${siteUrl}/dashboard?lang=ar` })).toBe("ar");
  expect(languageOf("?redirect_to=/login", { cookie: "language=ar" })).toBe("ar");
  expect(languageOf("?redirect_to=/login", { "accept-language": "ar-OM,en;q=0.5" })).toBe("ar");
  expect(languageOf("?redirect_to=/login%3Flang%3Dfr", { referer: "junk" })).toBe("en");
});

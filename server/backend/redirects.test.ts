import { expect, test } from "vitest";
import { readRedirect } from "./redirects.ts";

const SITE = "https://clinic.example";

test.each([
  ["/reset-password", `${SITE}/reset-password`, "en"],
  [`${SITE}/login?lang=ar`, `${SITE}/login?lang=ar`, "ar"],
  [`${SITE}/login?lang=en`, `${SITE}/login?lang=en`, "en"],
  [`${SITE}/?lang=fr&next=x#y`, `${SITE}/`, "en"],
  [`${SITE}/dashboard?a=1&lang=ar`, `${SITE}/dashboard?lang=ar`, "ar"],
])("%s is kept as %s", (asked, redirectTo, language) => {
  expect(readRedirect(asked, SITE)).toEqual({ redirectTo, language });
});

test.each([
  null,
  "https://evil.example/reset-password",
  "//evil.example/login",
  "/\\evil.example/login",
  "http://clinic.example/login",
  "https://clinic.example:8443/login",
  "https://clinic.example@evil.example/login",
  "https://clinic.example.evil.example/login",
  "javascript:alert(1)",
  "/articles",
  "/login/../articles",
  "/login/",
  "https://%",
])("%s leads to the home page", (asked) => {
  expect(readRedirect(asked, SITE)).toEqual({ language: "en" });
});

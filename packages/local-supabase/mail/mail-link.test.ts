import { expect, test } from "vitest";
import { mailLink } from "./mail-link.ts";

const siteUrl = "https://clinic.example";
const link = (redirectTo: string | null) =>
  new URL(mailLink(siteUrl, { token: "a+b/c=&d", kind: "recovery", redirectTo }));

test("a link leads to the page with one button, and its parameters are in the fragment", () => {
  const { origin, pathname, search, hash } = link(`${siteUrl}/reset-password`);
  expect([origin, pathname, search]).toEqual([siteUrl, "/confirm", ""]);
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    token_hash: "a+b/c=&d",
    type: "recovery",
    redirect_to: `${siteUrl}/reset-password`,
  });
});

test.each(["ar", "en"])("the language of the requesting page, %s, stays in the URL", (lang) => {
  expect(link(`${siteUrl}/login?lang=${lang}`).search).toBe(`?lang=${lang}`);
});

test("without a page of the site there is no target, and the browser's settings choose the language", () => {
  expect(link(null).search).toBe("");
  expect(new URLSearchParams(link(null).hash.slice(1)).has("redirect_to")).toBe(false);
});

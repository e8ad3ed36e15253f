import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

test.each(["/articles", "/articles/lasik-vs-prk?lang=ar#top", "/dashboard", "/"])(
  "%s is a page of this site",
  (path) => {
    expect(nextPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  7,
  "",
  "articles",
  "//evil.example",
  "/\\evil.example",
  "/articles\\..",
  "/\t/evil.example",
  "/\n/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/login",
  "/login?next=/login",
  "/signup#x",
  "/a/../login",
  "/.//evil.example",
  "/a/..//evil.example",
])("%j leads to the dashboard", (path) => {
  expect(nextPath(path)).toBe("/dashboard");
});

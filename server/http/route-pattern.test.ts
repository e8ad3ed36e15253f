import { expect, test } from "vitest";
import { pages } from "../../app/content/data/pages.ts";
import { routePattern } from "./route-pattern.ts";

test.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/about.data", "/about.data"],
  ["/services/lasik-surgery", "/services/lasik-surgery"],
  ["/articles/my-name-is-x", "/articles/:slug"],
  ["/articles/my-name-is-x.data", "/articles/:slug"],
  ["/rest/v1/articles", "/rest/v1"],
  ["/auth/v1/token", "/auth/v1"],
  ["/assets/root-abc.js", "/assets"],
  ["/photos/sohar-abc.avif", "/photos"],
  ["/speculation-rules.json", "/speculation-rules.json"],
  ["/sw.js", "/sw.js"],
  ["/blog/my-name-is-x", "/blog"],
  ["/dev/mail", "/dev/mail"],
  ["/healthz", "/healthz"],
  ["/healthz-of-x", "*"],
  ["/my-name-is-x", "*"],
  ["/about/my-name-is-x", "*"],
  ["/articles/a/b", "*"],
])("the path %s is logged as %s", (path, pattern) => {
  expect(routePattern(path)).toBe(pattern);
});

test("a route pattern never contains text that a visitor typed", () => {
  const typed = "jane.doe@mail.example";
  for (const { path } of Object.values(pages)) {
    for (const address of [
      `${path}${typed}`,
      `${path}/${typed}`,
      `/${typed}${path}`,
      `${path}/${typed}.data`,
    ]) {
      expect(routePattern(address)).not.toContain(typed);
    }
  }
  for (const area of ["assets", "covers", "rest/v1", "auth/v1", "blog", "healthz", "readyz"]) {
    expect(routePattern(`/${area}/${typed}`)).not.toContain(typed);
  }
});

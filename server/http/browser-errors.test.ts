import { expect, test } from "vitest";
import { createBrowserErrorLog } from "./browser-errors.ts";

const report = {
  name: "TypeError",
  frames: ["/assets/page-a1b2.js:1:27"],
  page: "/articles/typed-by-a-visitor",
};

/** A log of browser errors with one source map, at a minute that the test sets. */
function clientErrorLog() {
  const lines: unknown[] = [];
  const clock = { now: 0 };
  const map = {
    version: 3,
    sources: ["../../../app/client/menu.ts"],
    names: [],
    // Column 26 of the only line comes from line 3, column 5.
    mappings: "0BAEI",
  };
  const add = createBrowserErrorLog({
    log: (event, detail) => void lines.push({ event, ...detail }),
    routeOf: () => "/articles/:slug",
    readSourceMap: (file) => (file === "page-a1b2.js" ? JSON.stringify(map) : null),
    now: () => clock.now,
  });
  return { add: (body: unknown) => add(JSON.stringify(body)), lines, clock };
}

test("a report is logged with the source position and the route, without the URL", () => {
  const { add, lines } = clientErrorLog();
  expect(add(report)).toBe(204);
  expect(lines).toEqual([
    {
      event: "browser error",
      level: "error",
      name: "TypeError",
      route: "/articles/:slug",
      stack: ["app/client/menu.ts:3:5"],
    },
  ]);
});

test("a position without a source map is logged as reported", () => {
  const { add, lines } = clientErrorLog();
  add({ ...report, frames: ["/assets/other.js:2:9"] });
  expect(lines).toMatchObject([{ stack: ["/assets/other.js:2:9"] }]);
});

test.each([
  null,
  "text",
  {},
  { ...report, name: "a visitor's words" },
  { ...report, frames: ["/etc/passwd:1:1"] },
  { ...report, frames: ["/assets/../../x.js:1:1"] },
  { ...report, frames: [] },
  { ...report, page: "x".repeat(300) },
])("a malformed report is refused and not logged: %j", (body) => {
  const { add, lines } = clientErrorLog();
  expect(add(body)).toBe(400);
  expect(lines).toEqual([]);
});

test("the rate limit of log lines is reset each minute", () => {
  const { add, lines, clock } = clientErrorLog();
  const statuses = Array.from({ length: 100 }, () => add(report));
  expect(statuses.at(-1)).toBe(429);
  expect(lines.length).toBeLessThan(50);
  const before = lines.length;
  clock.now = 60_000;
  expect(add(report)).toBe(204);
  expect(lines).toHaveLength(before + 1);
});

import { expect, test } from "vitest";
import { findFaults } from "./assertions.ts";
import type { FuzzResponse } from "./client.ts";

const correct: FuzzResponse = {
  status: 200,
  headers: [
    ["Content-Type", "text/html; charset=utf-8"],
    ["X-Content-Type-Options", "nosniff"],
  ],
  body: '<p title="&quot; onzq9=">&lt;zq9&gt;</p>',
};

/** The faults of the correct response after a change. */
function faultsWith(change: Partial<FuzzResponse>): string[] {
  const request = { target: "path", method: "GET", path: "/" } as const;
  return findFaults(request, { ...correct, ...change }, "http://127.0.0.1:1");
}

const withHeader = (name: string, value: string) => ({
  headers: [...correct.headers, [name, value] as const],
});

test("a response that escapes hostile text has no fault", () => {
  expect(faultsWith({})).toEqual([]);
  const body = `<script type="application/ld+json">{"a":"' onzq9='"}</script>`;
  expect(faultsWith({ body })).toEqual([]);
  for (const location of ["/articles", "/x//y", "http://127.0.0.1:1/y", "?a=//zq9.example"])
    expect(faultsWith({ status: 302, ...withHeader("Location", location) })).toEqual([]);
});

test.each([
  ["a server error", { status: 500 }, /status 500/],
  ["an injected element", { body: "<p><zq9></p>" }, /markup/],
  ["an injected attribute", { body: '<p title="" onzq9="x">' }, /markup/],
  ["a script URL", { body: '<a href="javascript:zq9(1)">' }, /markup/],
  [
    "markup in structured data",
    { body: '<script type="application/ld+json">{"a":"</script><zq9>"}' },
    /markup/,
  ],
  ["an injected header", withHeader("X-zq9", "1"), /header/],
  ["a cookie", withHeader("Set-Cookie", "a=b"), /cookie/],
  ["a redirect to another site", withHeader("Location", "https://zq9.example/"), /Location/],
  ["a redirect without a protocol", withHeader("Location", "//zq9.example/"), /Location/],
  ["a redirect behind a backslash", withHeader("Location", "/\\zq9.example/"), /Location/],
  ["access for other origins", withHeader("Access-Control-Allow-Origin", "*"), /origins/],
  ["a type that may be sniffed", { headers: correct.headers.slice(0, 1) }, /sniff/],
] as const)("a response with %s has one fault", (_, change, fault) => {
  expect(faultsWith(change)).toEqual([expect.stringMatching(fault)]);
});

import { expect, test } from "vitest";
import { judge } from "./assertions.ts";
import type { FuzzAnswer, FuzzCase } from "./fuzz-case.ts";
import { makeCase } from "./make-case.ts";
import { Random } from "./random.ts";

const asked: FuzzCase = { target: "path", method: "GET", path: "/", headers: [] };
const good: FuzzAnswer = {
  status: 200,
  headers: [
    ["Content-Type", "text/html; charset=utf-8"],
    ["X-Content-Type-Options", "nosniff"],
  ],
  body: '<p title="&quot; onzq9=">&lt;zq9&gt;</p>',
};

/** What is said of the good answer with something changed. */
function faultsOf(change: Partial<FuzzAnswer>): string[] {
  return judge(asked, { ...good, ...change }, "http://127.0.0.1:1");
}

const sent = (name: string, value: string) => ({
  headers: [...good.headers, [name, value] as const],
});

test("an answer that shows hostile text as text is good", () => {
  expect(faultsOf({})).toEqual([]);
  expect(
    faultsOf({ body: `<script type="application/ld+json">{"a":"' onzq9='"}</script>` }),
  ).toEqual([]);
  for (const place of ["/articles", "/x//y", "http://127.0.0.1:1/y", "?a=//zq9.example"])
    expect(faultsOf({ status: 302, ...sent("Location", place) })).toEqual([]);
});

test.each([
  ["a failure", { status: 500 }, /status 500/],
  ["markup", { body: "<p><zq9></p>" }, /markup/],
  ["an attribute", { body: '<p title="" onzq9="x">' }, /markup/],
  ["an address that runs", { body: '<a href="javascript:zq9(1)">' }, /markup/],
  [
    "markup in structured data",
    { body: '<script type="application/ld+json">{"a":"</script><zq9>"}' },
    /markup/,
  ],
  ["a header", sent("X-zq9", "1"), /header/],
  ["a cookie", sent("Set-Cookie", "a=b"), /cookie/],
  ["another site", sent("Location", "https://zq9.example/"), /Location/],
  ["another site without its protocol", sent("Location", "//zq9.example/"), /Location/],
  ["another site behind a backslash", sent("Location", "/\\zq9.example/"), /Location/],
  ["a door for others", sent("Access-Control-Allow-Origin", "*"), /door/],
  ["a type that may be guessed", { headers: good.headers.slice(0, 1) }, /guessed/],
] as const)("an answer with %s is not", (_, change, fault) => {
  expect(faultsOf(change)).toEqual([expect.stringMatching(fault)]);
});

test("the same seed makes the same cases, another one others", () => {
  const cases = (seed: number) =>
    Array.from({ length: 50 }, (_, at) => makeCase(new Random(seed + at), "key", at));
  expect(cases(7)).toEqual(cases(7));
  expect(cases(8000)).not.toEqual(cases(7));
});

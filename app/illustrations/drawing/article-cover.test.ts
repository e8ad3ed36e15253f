import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { articleCoverSvgs } from "./article-cover.ts";

const covers = [...articleCoverSvgs()];

test("no two covers are alike, and there is one for all other articles", () => {
  expect(covers.map(([file]) => file)).toContain("default.svg");
  expect(new Set(covers.map(([, svg]) => svg)).size).toBe(covers.length);
});

test.each(covers)("%s is a light 16:10 picture without words", (_, svg) => {
  expect(svg).toContain('viewBox="0 0 1600 1000"');
  expect(svg).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(svg).not.toMatch(/<text|<title|NaN|undefined/);
  expect(gzipSync(svg).length).toBeLessThanOrEqual(8 * 1024);
});

test.each(covers)("every paint, clip and copy in %s refers to something in the file", (_, svg) => {
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(references));
});

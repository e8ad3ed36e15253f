import { expect, test } from "vitest";
import { coverNames } from "../../app/illustrations/cover-names.ts";
import { readCover } from "./illustration-files.ts";
import { articleShareSvg, pageShareSvg } from "./share-image-svg.ts";

const line = { d: "M0 0H10", width: 10 };
const words = { rtl: false, brand: line, title: [line, line], lineHeight: 80 };

/** Ids that occur twice, and references to a missing id. */
function faults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...used.filter((id) => !ids.includes(id)),
  ];
}

const pages = [
  "home",
  "faq",
  "branches",
  "booking",
  "doctors",
  "games",
  "lasik-surgery",
  "unknown",
];

test.each(pages)("the share image of %s is complete in both directions", (id) => {
  const [english, arabic] = [false, true].map((rtl) => pageShareSvg(id, { ...words, rtl }));
  for (const svg of [english, arabic]) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630"/);
    expect(faults(svg ?? "")).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
  expect(english).not.toBe(arabic);
});

test("every cover has the clinic's name at the start of the line in its language", () => {
  for (const name of coverNames) {
    const cover = readCover(name);
    const english = articleShareSvg(cover, words);
    expect(faults(english)).toEqual([]);
    expect(english).toContain("translate(152 ");
    expect(articleShareSvg(cover, { ...words, rtl: true })).toContain("translate(1038 ");
  }
});

test("a page has one share image, and another page another one", () => {
  expect(pageShareSvg("home", words)).toBe(pageShareSvg("home", words));
  expect(pageShareSvg("home", words)).not.toBe(pageShareSvg("about", words));
});

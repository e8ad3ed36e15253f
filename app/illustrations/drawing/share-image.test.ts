import { expect, test } from "vitest";
import { articleCoverSvgs } from "./article-cover.ts";
import { eyeFigurePlates } from "./eye/eye-figure-plates.ts";
import { articleShareSvg, pageShareSvg } from "./share-image.ts";

const line = { d: "M0 0H10", width: 10 };
const words = { rtl: false, brand: line, title: [line, line], lineHeight: 80 };

/** Ids that are named twice, and names that lead to no id. */
function faults(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id = ""]) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...used.filter((id) => !ids.includes(id)),
  ];
}

const pictures = ["home", "faq", "branches", "booking", "doctors", "games", "no page of ours"];

test.each([...pictures, ...Object.keys(eyeFigurePlates)])(
  "the picture of %s is whole in both directions",
  (id) => {
    const [english, arabic] = [false, true].map((rtl) => pageShareSvg(id, { ...words, rtl }));
    for (const svg of [english, arabic]) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630"/);
      expect(faults(svg ?? "")).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
    expect(english).not.toBe(arabic);
  },
);

test("every cover is signed, on the side its language begins at", () => {
  for (const cover of articleCoverSvgs().values()) {
    const english = articleShareSvg(cover, words);
    expect(faults(english)).toEqual([]);
    expect(english).toContain("translate(152 ");
    expect(articleShareSvg(cover, { ...words, rtl: true })).toContain("translate(1038 ");
  }
});

test("each page looks like itself every time", () => {
  expect(pageShareSvg("home", words)).toBe(pageShareSvg("home", words));
  expect(pageShareSvg("home", words)).not.toBe(pageShareSvg("about", words));
});

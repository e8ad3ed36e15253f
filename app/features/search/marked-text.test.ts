import { expect, test } from "vitest";
import { excerptOf, splitAtMatches } from "./marked-text.ts";

/** Returns a text with its marks as brackets. */
function bracketed(text: string, terms: string[]): string {
  return splitAtMatches(text, new Set(terms))
    .map((part, at) => (at % 2 === 1 ? `[${part}]` : part))
    .join("");
}

test("words and phrases are marked as they are written", () => {
  expect(bracketed("The Cataract, again", ["cataract"])).toBe("The [Cataract], again");
  expect(bracketed("جراحة المياه البيضاء (الساد)", ["~cataract"])).toBe(
    "جراحة [المياه البيضاء] ([الساد])",
  );
  expect(bracketed("a <b>", ["b"])).toBe("a <[b]>");
  expect(bracketed("nothing", ["other"])).toBe("nothing");
});

test("an excerpt contains the match, and is cut between words", () => {
  const long = `${"before ".repeat(60)}here ${"after ".repeat(60)}`.trim();
  const excerpt = excerptOf(long, new Set(["here"]));
  expect(excerpt).toMatch(/^… before .* here after .* …$/);
  expect(excerpt.length).toBeLessThan(190);
  expect(excerptOf(long, new Set([]))).toMatch(/^before .* …$/);
  expect(excerptOf("short here", new Set(["here"]))).toBe("short here");
  expect(excerptOf(`here ${"after ".repeat(60)}`, new Set(["here"]))).toMatch(/^here .* …$/);
  expect(excerptOf(`${"before ".repeat(60)}here`, new Set(["here"]))).toMatch(/^… before .* here$/);
});

test("a phrase is marked as a whole, beside other words", () => {
  expect(splitAtMatches("Eye pressure", new Set(["~glaucoma", "eye"]))).toEqual([
    "",
    "Eye pressure",
  ]);
  expect(bracketed("Blind from eye pressure, blind", ["~glaucoma", "blind", "pressure"])).toBe(
    "[Blind] from [eye pressure], [blind]",
  );
});

/** A hundred words of four characters: "w000 w001 …". */
const words = Array.from({ length: 100 }, (_, at) => `w${String(at).padStart(3, "0")}`);
const part = (first: number, last: number) => words.slice(first, last + 1).join(" ");

test.each([
  ["the beginning without a match", "other", `${part(0, 33)} …`],
  ["the beginning with a match near it", "w023", `${part(0, 33)} …`],
  ["a match with the words before it", "w024", `… ${part(15, 48)} …`],
  ["a match in the middle", "w060", `… ${part(51, 84)} …`],
  ["the end with a match near it", "w099", `… ${part(67, 99)}.`],
])("an excerpt shows %s", (_, term, excerpt) => {
  expect(excerptOf(`${words.join(" ")}.`, new Set([term]))).toBe(excerpt);
});

test("an excerpt ends without the punctuation before the cut, and a text without spaces is cut", () => {
  const start = "x".repeat(160);
  expect(excerptOf(`${start}: yy, – ${"z".repeat(60)}`, new Set([]))).toBe(`${start}: yy …`);
  expect(excerptOf("x".repeat(200), new Set([]))).toBe(`${"x".repeat(170)} …`);
});

test("a text of the greatest length is shown as a whole", () => {
  const text = `${part(0, 33)}…`;
  expect(text).toHaveLength(170);
  expect(excerptOf(text, new Set(["w030"]))).toBe(text);
});

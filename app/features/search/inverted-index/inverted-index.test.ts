import { expect, test } from "vitest";
import { InvertedIndex } from "./inverted-index.ts";

/** An index of entries with these words in their last field. */
function indexOf(count: number, wordsOf: (at: number) => readonly string[]): InvertedIndex {
  const index = new InvertedIndex();
  for (let at = 0; at < count; at += 1) index.add([[`title${at}`], [], wordsOf(at)]);
  return index;
}

/** Terms and postings that an action reads. */
function stepsOf(index: InvertedIndex, act: () => unknown): number {
  const before = index.steps;
  act();
  return index.steps - before;
}

test("a bounded number of the terms with a prefix is read", () => {
  const small = indexOf(2_000, (at) => [`qa${at}`, `qa${at}x`, `qa${at}y`]);
  const large = indexOf(10_000, (at) => [`qa${at}`, `qa${at}x`, `qa${at}y`]);
  const steps = [small, large].map((index) => stepsOf(index, () => index.complete("qa")));
  expect(steps[0]).toBe(steps[1]);
});

test("a word matches a bounded number of longer terms, the most frequent of them", () => {
  const index = indexOf(2_000, (at) => [`qa${at}`, ...(at % 2 === 0 ? ["qasida"] : [])]);
  const completed = index.complete("qa").map(({ term }) => term);
  expect(completed.length).toBeLessThan(100);
  expect(completed).toContain("qasida");
});

test("the longer terms of a word have a bounded number of postings, the word itself keeps all", () => {
  const frequent = Array.from({ length: 40 }, (_, at) => `qa${at}`);
  const index = indexOf(6_000, () => ["qa", ...frequent]);
  const conditions = [index.complete("qa")];
  expect(conditions[0]?.length).toBe(41);
  const steps = stepsOf(index, () => index.search(conditions, { match: "all", limit: 6_000 }));
  expect(steps).toBeLessThan(6_000 + 3_001);
  expect(index.search(conditions, { match: "all", limit: 6_000 })).toHaveLength(6_000);
});

test("a search computes a bounded number of scores, of its rarest words first", () => {
  const often = Array.from({ length: 12 }, (_, at) => `often${at}`);
  const index = indexOf(6_000, (at) => [...often, ...(at < 30 ? ["rare"] : [])]);
  const conditionsOf = (words: readonly string[]) => words.map((term) => [{ term, weight: 1 }]);
  const scores = (words: readonly string[], match: "all" | "any") => {
    const before = index.scored;
    index.search(conditionsOf(words), { match, limit: 200 });
    return index.scored - before;
  };
  expect(scores(often, "any")).toBe(40_000);
  expect(scores([...often, "rare"], "all")).toBe(30 * 13);
  const [first] = index.search(conditionsOf([...often, "rare"]), { match: "any", limit: 200 });
  expect(first?.entry).toBeLessThan(30);
});

test("the index finds longer terms again after a change of entries", () => {
  const index = indexOf(2, (at) => [`own${at}`]);
  const completed = () => index.complete("own").map(({ term }) => term);
  expect(completed()).toEqual(["own0", "own1"]);
  index.remove(1);
  index.add([[], [], ["own2"]]);
  expect(completed()).toEqual(["own0", "own2"]);
});

test("a search returns the best entries only", () => {
  const index = indexOf(500, (at) => Array.from({ length: 1 + (at % 7) }, () => "lens"));
  const found = index.search([[{ term: "lens", weight: 1 }]], { match: "all", limit: 20 });
  expect(found).toHaveLength(20);
  expect(found.every(({ entry }) => entry % 7 === 6)).toBe(true);
});

test("a removed entry is found by none of its terms, and its number is used again", () => {
  const index = indexOf(3, (at) => ["lens", `own${at}`]);
  index.remove(1);
  const entries = () =>
    index
      .search([[{ term: "lens", weight: 1 }]], { match: "all", limit: 9 })
      .map(({ entry }) => entry);
  expect(entries().sort()).toEqual([0, 2]);
  expect(index.has("own1")).toBe(false);
  expect(index.complete("ow").map(({ term }) => term)).toEqual(["own0", "own2"]);
  expect(index.add([["lens"], [], []])).toBe(1);
  expect(entries().sort()).toEqual([0, 1, 2]);
});

test("a match in a title weighs more than one in a text, and all conditions must be met", () => {
  const index = new InvertedIndex();
  index.add([["lens"], [], ["lamp"]]);
  index.add([["lamp"], [], ["lens"]]);
  index.add([[], [], ["lens"]]);
  const lens = [{ term: "lens", weight: 1 }];
  const lamp = [{ term: "lamp", weight: 1 }];
  expect(index.search([lens], { match: "all", limit: 9 })[0]?.entry).toBe(0);
  expect(index.search([lens, lamp], { match: "all", limit: 9 })).toHaveLength(2);
  expect(index.search([lens, lamp], { match: "any", limit: 9 })).toHaveLength(3);
});

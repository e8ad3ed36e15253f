import { expect, test } from "vitest";
import { PostingLists } from "./posting-lists.ts";

/** Adds terms with this many entries each, one entry after another, as articles are read. */
function listsOf(terms: number, entries: number): PostingLists {
  const lists = new PostingLists();
  for (let entry = 0; entry < entries; entry += 1) {
    for (let term = 0; term < terms; term += 1) lists.add(term, entry, 1);
  }
  return lists;
}

function entriesOf(lists: PostingLists, term: number): number[] {
  const { values, start, end } = lists.read(term);
  return [...values.subarray(start, end)].filter((_, at) => at % 2 === 0);
}

test("rare terms share a few arrays, and a frequent one has its own", () => {
  expect(listsOf(10_000, 3).arrays).toBeLessThan(5);
  expect(listsOf(1_000, 100).arrays).toBeLessThan(1_005);
});

test("places of removed entries are used again", () => {
  const lists = listsOf(10_000, 3);
  const before = lists.arrays;
  for (let entry = 3; entry < 50; entry += 1) {
    for (let term = 0; term < 10_000; term += 1) {
      for (const known of entriesOf(lists, term)) lists.remove(term, known);
      for (let added = 0; added < 3; added += 1) lists.add(term, entry + added, 1);
    }
  }
  expect(lists.arrays).toBe(before);
  expect(entriesOf(lists, 9_999)).toEqual([49, 50, 51]);
});

test("lists of any length have their entries, and count them by field", () => {
  const lists = new PostingLists();
  const last = 300;
  for (let term = 0; term <= last; term += 1) {
    // Counts of a title and of a text: the fields have ten bits each.
    for (let entry = 0; entry < term; entry += 1) {
      lists.add(term, entry, entry % 2 === 0 ? 1 : 2 ** 20);
    }
  }
  for (let term = 1; term <= last; term += 1) lists.remove(term, term >> 1);
  for (let term = 1; term <= last; term += 1) {
    const entries = Array.from({ length: term }, (_, entry) => entry);
    const rest = entries.filter((entry) => entry !== term >> 1);
    const titles = rest.filter((entry) => entry % 2 === 0).length;
    expect(entriesOf(lists, term).sort((one, other) => one - other)).toEqual(rest);
    expect([0, 1, 2].map((field) => lists.sizeIn(term, field))).toEqual([
      titles,
      0,
      rest.length - titles,
    ]);
  }
});

import { expect, test } from "vitest";
import { findOccurrences, parseQuery, termsOfText } from "./search-terms.ts";

test.each([
  ["a word", "cataract", ["~cataract"], []],
  ["a phrase with an ending and a typing error", "eyes presure", ["~glaucoma"], []],
  ["a phrase beside other words", "blue cloudy lens lamp", ["~cataract"], ["blue", "lamp"]],
  ["a concept and a word", "cataract lamp", ["~cataract"], ["lamp"]],
  ["a phrase with a stop word inside", "cloudy in the lens", ["~cataract"], []],
  ["two concepts", "cataract price", ["~cataract", "~price"], []],
  ["a concept that is named twice", "cataract or cloudy lens", ["~cataract"], []],
  ["a phrase of stop words alone", "clinic near me", ["~where and when"], []],
  ["a word in its masculine form", "طبيب", ["~doctor"], []],
  ["the same word in its feminine form", "طبيبة", ["~woman doctor"], []],
  ["the masculine form before another concept", "طبيب ليزك", ["~doctor", "~lasik"], []],
  ["the masculine form after another concept", "ليزك طبيب", ["~lasik", "~doctor"], []],
  ["a word that means nothing else", "lamp", [], ["lamp"]],
  ["a word that is typed twice", "lamp lamp", [], ["lamp"]],
  ["stop words beside another word", "how is the lamp", [], ["lamp"]],
  ["stop words alone", "how is the how", [], ["how", "is", "the"]],
])("%s: %s", (_, typed, concepts, words) => {
  expect(parseQuery(typed)).toMatchObject({ concepts, words });
});

test("all words of a query are its words without stop words", () => {
  expect(parseQuery("how is the cloudy lens lamp").all).toEqual(["cloudy", "lens", "lamp"]);
});

test("a text is found by its words and by the concepts that it names", () => {
  expect(termsOfText("Cloudy lens: high eye pressure")).toEqual([
    ..."cloudy lens high eye pressure".split(" "),
    "~cataract",
    "~glaucoma",
  ]);
  expect(termsOfText("Cloudy, cloudy lens").filter((term) => term.startsWith("~"))).toEqual([
    "~cataract",
  ]);
});

test("the place of a phrase is that of all its words", () => {
  const occurrences = findOccurrences(new Set(["~cataract"]), "A cloudy lens");
  expect(occurrences).toEqual([{ term: "~cataract", start: 2, end: 13 }]);
});

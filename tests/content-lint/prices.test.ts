import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { content as english } from "../../app/content/en/content.ts";
import { listTexts } from "../../tools/launch-check/content-texts.ts";
import { listAllArticles } from "../all-articles.ts";

/** An amount of money beside a currency, in either order and both scripts. */
const price =
  /(?:OMR|R\.?O\.?|USD|AED|[$€£]|rials?|riyals?|baisas?|ر\.\s?ع|ريال|ريالات|بيسة)\.?\s*[\d٠-٩]|[\d٠-٩]\s*(?:OMR|R\.?O\.?\b|USD|AED|[$€£]|rials?\b|riyals?\b|baisas?\b|ر\.\s?ع|ريال|بيسة)/i;

test.each(["25 OMR", "OMR 25", "٢٥ ر.ع", "ريال ٢٥", "25 rials", "$40"])(
  "%s is known as a price",
  (text) => {
    expect(text).toMatch(price);
  },
);

test("no text of the site and no article names a price", () => {
  const texts = [
    ...listTexts(english, "en"),
    ...listTexts(arabic, "ar"),
    ...listTexts(listAllArticles(), "articles"),
  ];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => price.test(text))).toEqual([]);
});

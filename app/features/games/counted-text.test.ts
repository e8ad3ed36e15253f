import { expect, test } from "vitest";
import { games as arabic } from "~/content/ar/games.ts";
import { games as english } from "~/content/en/games.ts";
import { oddCount } from "~/content/facts/games.ts";
import { type PluralForms, pluralClass, pluralize } from "~/i18n/plural.ts";
import { countedText } from "./counted-text.ts";

function found(count: number, forms: PluralForms, locale: "en" | "ar"): string {
  return countedText(forms[pluralClass(count, locale)], count, oddCount, locale);
}

test("progress reads as the specification has it (F215, F216)", () => {
  expect(countedText(english.colour.progress, 2, 4, "en")).toBe("Question 2 of 4");
  expect(countedText(arabic.colour.progress, 2, 4, "ar")).toBe("السؤال ٢ من ٤");
  for (const count of [0, 1, 2, 3, 4, 5]) {
    expect(found(count, english.spot.found, "en")).toBe(`Found ${count} of 5`);
  }
});

test("found squares are counted in six Arabic forms (craft R24)", () => {
  expect([0, 1, 2, 3, 11, 100].map((count) => found(count, arabic.spot.found, "ar"))).toEqual([
    "لم تجد بعد أي مربع من ٥",
    "وجدت مربعًا واحدًا من ٥",
    "وجدت مربعين من ٥",
    "وجدت ٣ مربعات من ٥",
    "وجدت ١١ مربعًا من ٥",
    "وجدت ١٠٠ مربع من ٥",
  ]);
});

test("seconds are counted in six Arabic forms (craft R24)", () => {
  const texts = [0, 1, 2, 3, 11, 100].map((count) => pluralize(count, arabic.seconds, "ar"));
  expect(texts).toEqual([
    "أقل من ثانية",
    "ثانية واحدة",
    "ثانيتان",
    "٣ ثوانٍ",
    "١١ ثانية",
    "١٠٠ ثانية",
  ]);
  expect(pluralize(1, english.seconds, "en")).toBe("1 second");
  expect(pluralize(0, english.seconds, "en")).toBe("0 seconds");
});

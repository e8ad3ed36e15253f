import { expect, test } from "vitest";
import { directionOf, fallbackLocale, isLocale, locales, otherLocale } from "./locale.ts";

test("the locales are English and Arabic, and English is the fallback", () => {
  expect(locales).toEqual(["en", "ar"]);
  expect(fallbackLocale).toBe("en");
});

test.each(["fr", "EN", "ar-OM", "", " ar", "undefined", null, undefined, 0, ["ar"]])(
  "%j is no language of the site",
  (value) => {
    expect(isLocale(value)).toBe(false);
  },
);

test("Arabic reads right to left, English left to right", () => {
  expect(directionOf("ar")).toBe("rtl");
  expect(directionOf("en")).toBe("ltr");
});

test("the switch offers the other language", () => {
  expect(otherLocale("en")).toBe("ar");
  expect(otherLocale("ar")).toBe("en");
});

import { expect, test } from "vitest";
import { localeInSearch, localizedPath, withLocale } from "./localized-path.ts";

const arabic = { locale: "ar", explicit: false } as const;
const english = { locale: "en", explicit: false } as const;

test.each([
  ["/", "/?lang=ar"],
  ["/about", "/about?lang=ar"],
  ["/faq#safety", "/faq?lang=ar#safety"],
  ["/doctors?doctor=doctor-3", "/doctors?doctor=doctor-3&lang=ar"],
  ["/branches?branch=sur#hours", "/branches?branch=sur&lang=ar#hours"],
  ["/about?lang=en", "/about?lang=ar"],
  ["#services", "?lang=ar#services"],
  ["/a#b?c#d", "/a?lang=ar#b?c#d"],
])("in Arabic %s becomes %s", (path, localized) => {
  expect(localizedPath(path, arabic)).toBe(localized);
});

test("English addresses are clean", () => {
  expect(localizedPath("/faq#safety", english)).toBe("/faq#safety");
  expect(localizedPath("/about?lang=ar", english)).toBe("/about");
});

test("a page requested with ?lang=en has it on its links", () => {
  expect(localizedPath("/about", { locale: "en", explicit: true })).toBe("/about?lang=en");
});

test("withLocale sets the language once and takes it away again", () => {
  expect(withLocale("/a?lang=ar&x=1&lang=ar", "en")).toBe("/a?x=1&lang=en");
  expect(withLocale("/a?lang=ar&x=1#y", null)).toBe("/a?x=1#y");
  expect(withLocale("/a?", null)).toBe("/a");
  expect(withLocale("/a#", "ar")).toBe("/a?lang=ar#");
});

test("a value in the query survives the language", () => {
  const search = withLocale("/a?q=%D8%B9%20%26", "ar").split("?")[1];
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ q: "ع &", lang: "ar" });
});

test.each([
  ["?lang=ar", "ar"],
  ["?x=1&lang=en", "en"],
  ["?lang=fr", null],
  ["?language=ar", null],
  ["", null],
])("the search %j names %s", (search, locale) => {
  expect(localeInSearch(search)).toBe(locale);
});

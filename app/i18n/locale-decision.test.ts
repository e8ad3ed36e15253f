import { expect, test } from "vitest";
import { decideLocale, preferredLocale, storedLocale } from "./locale-decision.ts";

const nothing = { parameter: null, cookies: null, acceptLanguage: null };

test("without address, cookie and header the page is English", () => {
  expect(decideLocale(nothing)).toBe("en");
});

test("a browser that prefers Arabic gets Arabic when nothing is stored", () => {
  expect(decideLocale({ ...nothing, acceptLanguage: "ar-OM,ar;q=0.9,en;q=0.8" })).toBe("ar");
});

test("a browser that prefers neither language gets English", () => {
  expect(decideLocale({ ...nothing, acceptLanguage: "fr-FR,fr;q=0.9,de;q=0.8" })).toBe("en");
});

test("the address decides before the stored choice, and that before the browser", () => {
  const evidence = { parameter: "en", cookies: "language=ar", acceptLanguage: "ar" };
  expect(decideLocale(evidence)).toBe("en");
  expect(decideLocale({ ...evidence, parameter: null, acceptLanguage: "en" })).toBe("ar");
  expect(decideLocale({ ...evidence, parameter: null, cookies: null })).toBe("ar");
});

test.each(["fr", "AR", "", "ar,en", "ar ", "en-US", "<script>"])(
  "?lang=%s counts as absent",
  (parameter) => {
    expect(decideLocale({ ...nothing, parameter, cookies: "language=ar" })).toBe("ar");
  },
);

test.each([
  "language=xx",
  "language=",
  "language",
  "language=ar=en",
  "my_language=ar",
  "=ar",
  ";;;",
])("the cookie %j stores no choice", (cookies) => {
  expect(storedLocale(cookies)).toBeNull();
  expect(decideLocale({ ...nothing, cookies, acceptLanguage: "ar" })).toBe("ar");
});

test("the choice is found among other cookies", () => {
  expect(storedLocale("theme=dark;language=ar; a=b")).toBe("ar");
  expect(storedLocale("language=xx; language=en")).toBe("en");
});

test.each([
  ["fr;q=0.9, ar-OM;q=0.8, en;q=0.5", "ar"],
  ["en;q=0.4,ar;q=0.6", "ar"],
  ["en-GB,ar", "en"],
  ["ar,en", "ar"],
  ["AR-om;Q=1", "ar"],
  ["en ; q=0.2 , ar ; q=0.3", "ar"],
  ["ar;level=1;q=0.1,en;q=0.2", "en"],
] as const)("the header %j selects the language %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test.each(["*", "", ",,,", ";q=1", "arz-EG", "english", "fr", "en_US"])(
  "%j prefers neither language",
  (header) => {
    expect(preferredLocale(header)).toBeNull();
  },
);

test.each(["0", "0.0", "0.000", "abc", "2", "-1", "NaN", "Infinity", ""])(
  "a language with the quality %j is never chosen",
  (quality) => {
    expect(preferredLocale(`ar;q=${quality},en;q=0.1`)).toBe("en");
    expect(preferredLocale(`ar;q=${quality}`)).toBeNull();
  },
);

test("only the first kilobyte of Accept-Language is read", () => {
  const long = "fr;q=0.9,".repeat(200);
  expect(preferredLocale(`${long}ar`)).toBeNull();
  expect(preferredLocale(`ar,${"x".repeat(1_000_000)}`)).toBe("ar");
});

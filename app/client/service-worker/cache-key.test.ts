import { expect, test, vi } from "vitest";
import { acceptedLocales, cacheKey, isCacheable } from "./cache-key.ts";

const origin = "https://clinic.example";
const at = (address: string) => new URL(address, origin);

test.each([
  ["/faq", "en", "/faq"],
  ["/faq?lang=en", "en", "/faq"],
  ["/faq?lang=ar#safety", "ar", "/faq?lang=ar"],
  ["/articles?utm_source=x&page=2", "en", "/articles?page=2"],
  ["/", "ar", "/?lang=ar"],
] as const)("%s in %s is cached as %s", (address, locale, key) => {
  expect(cacheKey(at(address), locale, ["branch", "page"])).toBe(key);
});

test("Arabic pages have their own cache key in browsers without URLSearchParams.size", () => {
  vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
  expect(cacheKey(at("/branches"), "ar", ["branch", "page"])).toBe("/branches?lang=ar");
  vi.restoreAllMocks();
});

test.each([
  ["the language that its address names", "/faq?lang=ar", "", "en-US", ["ar"]],
  ["English, when one of our pages links to it", "/faq", `${origin}/about`, "ar-OM", ["en", "ar"]],
  [
    "the language of the browser, when another site links to it",
    "/faq",
    "https://else.example/",
    "ar-OM",
    ["ar", "en"],
  ],
  ["the language of the browser, when the address was typed", "/faq", "", "de-DE", ["en", "ar"]],
] as const)("a cached page is shown in %s", (_, address, referrer, preferred, wanted) => {
  expect(acceptedLocales(at(address), { referrer, preferred })).toEqual(wanted);
});

const page = (headers: Record<string, string>, status = 200) =>
  new Response("", {
    status,
    headers: { "content-type": "text/html", "cache-control": "public, no-cache", ...headers },
  });

test("only successful public responses are cached", () => {
  expect(isCacheable(page({}))).toBe(true);
  expect(isCacheable(page({ "cache-control": "no-store" }))).toBe(false);
  expect(isCacheable(page({ "content-type": "application/json" }))).toBe(false);
  expect(isCacheable(page({}, 404))).toBe(false);
  expect(isCacheable(page({}, 503))).toBe(false);
});

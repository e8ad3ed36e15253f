import { expect, test } from "vitest";
import { readPageRequest } from "./page-request.ts";

function read(address: string, headers: Record<string, string> = {}) {
  return readPageRequest(new Request(`http://127.0.0.1${address}`, { headers }));
}

test("unknown parameters never reach a page or the cache key", () => {
  const plain = read("/branches");
  const tracked = read("/branches?utm_source=x&fbclid=y&__proto__=z&constructor=1");
  expect(tracked).toEqual(plain);
  expect(plain.search).toBe("");
});

test("a data request keeps React Router's parameter, once and before the language", () => {
  expect(read("/login.data?_routes=root,login").search).toBe("?_routes=root%2Clogin");
  const one = read("/login.data?lang=ar&x=1&_routes=root&_routes=login");
  const two = read("/login.data?_routes=root&lang=ar");
  expect(one.search).toBe("?_routes=root&lang=ar");
  expect(one.key).toBe(two.key);
});

test("a data request keeps only routes of its page, in a fixed order", () => {
  const routesOf = (names: string) => read(`/login.data?_routes=${names}`).search;
  expect(routesOf("login,made-up,routes/account-layout,root,root")).toBe(
    "?_routes=root%2Croutes%2Faccount-layout%2Clogin",
  );
  expect(read("/staff.data?_routes=routes/staff-layout").search).toBe(
    "?_routes=routes%2Fstaff-layout",
  );
  expect(routesOf("a".repeat(9000))).toBe("?_routes=");
  expect(routesOf("%22%3E%3Cscript%3E%26lang%3Dar%23")).toBe("?_routes=");
  expect(read("/login?_routes=root").search).toBe("");
});

test.each([
  ["/articles/", "/articles"],
  ["/articles///", "/articles"],
  ["/Articles", "/articles"],
  ["/%61rticles", "/articles"],
  ["///", "/"],
  ["/ARTICLES/lasik-vs-prk/", "/articles/lasik-vs-prk"],
  ["/articles/?lang=ar&x=1", "/articles?lang=ar"],
  ["/articles/?lang=en", "/articles?lang=en"],
])("%s is another spelling of %s and redirects there", (address, moved) => {
  expect(read(address).redirect).toEqual({ address: moved, status: 308 });
  expect(read(address).pathname).toBe(moved.split("?")[0]);
});

test.each(["/", "/articles", "/articles/lasik-vs-prk?lang=ar", "/404", "/login.data"])(
  "%s does not redirect",
  (address) => {
    expect(read(address).redirect).toBeNull();
  },
);

test.each([
  ["/made-up/", "/404"],
  ["/made-up?lang=ar&x=1", "/404?lang=ar"],
  ["//evil.example/", "/404"],
  ["/articles/a%2fb?lang=ar", "/articles?lang=ar"],
  ["/articles/%", "/articles"],
  ["/Articles/eq.lasik/", "/articles"],
  ["/articles//b", "/404"],
  ["/%c0%af", "/404"],
  ["/x%0d%0ay?lang=en", "/404?lang=en"],
  ["/contact", "/branches"],
  ["/Contact/?lang=ar", "/branches?lang=ar"],
  ["/blog/lasik-vs-prk", "/articles/lasik-vs-prk"],
  ["/blog/lasik-vs-prk/?lang=en", "/articles/lasik-vs-prk?lang=en"],
  ["/blog", "/404"],
  ["/blog/a/b", "/404"],
  ["/blog/%D8%A3", "/articles"],
])("%s is not a page and redirects to %s directly", (address, target) => {
  expect(read(address).redirect).toEqual({ address: target, status: 302 });
});

test.each([
  ["/login.data", "/login.data"],
  ["/LOGIN.data", "/login.data"],
])("a data request for %s gets the data of %s without a redirect", (address, pathname) => {
  expect(read(address)).toMatchObject({ pathname, layout: "account", redirect: null });
});

test.each([
  "/_.data",
  "/.data",
  "/articles.data?_routes=root",
  "/articles/_.data",
  "/articles/lasik-vs-prk.data",
  "/branches.data?branch=nizwa",
  "/sitemap.xml.data",
  "/contact.data",
  "/made-up.data?_routes=root",
  "/%zz.data",
])("resource routes have no data: %s redirects like an unknown path", (address) => {
  expect(read(address).redirect).toEqual({ address: "/404", status: 302 });
});

test.each([
  ["/", {}, "en", false],
  ["/?lang=ar", {}, "ar", true],
  ["/?lang=en", { cookie: "language=ar" }, "en", true],
  ["/", { cookie: "language=ar" }, "ar", false],
  ["/", { "accept-language": "ar-OM,en;q=0.5" }, "ar", false],
  ["/?lang=fr", { cookie: "language=ar" }, "ar", false],
  ["/?lang=ar&lang=en", {}, "ar", true],
  ["/?lang=&lang=ar", {}, "en", false],
] as const)(
  "the page %s with the headers %j is in %s, and its address names the language: %j",
  (address, headers, locale, explicit) => {
    expect(read(address, headers).language).toEqual({ locale, explicit });
  },
);

test("a valid language parameter stays in the address, an invalid one does not", () => {
  expect(read("/about?lang=ar").search).toBe("?lang=ar");
  expect(read("/about?lang=en").search).toBe("?lang=en");
  expect(read("/about?lang=fr").search).toBe("");
});

test("the same page in two languages, or with clean and with explicit links, has different keys", () => {
  const keys = [
    read("/about"),
    read("/about?lang=en"),
    read("/about", { cookie: "language=ar" }),
    read("/about?lang=ar"),
    read("/doctors"),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
});

test("parts of a request that do not change the page do not change the key", () => {
  const one = read("/about", { cookie: "a=1; language=ar", "user-agent": "x" });
  const two = read("/about?x=2", { "accept-language": "ar", "accept-encoding": "br" });
  expect(one.key).toBe(two.key);
});

test.each([
  ["/branches?branch=sohar", "?branch=sohar"],
  ["/branches?utm_source=x&lang=ar&branch=sohar", "?branch=sohar&lang=ar"],
  ["/book-consultation?branch=sur", "?branch=sur"],
  ["/branches?branch=sur", ""],
  ["/branches?branch=Sohar", ""],
  ["/branches?branch=", ""],
  ["/branches?branch=junk&branch=sohar", ""],
  ["/branches?branch[]=sohar", ""],
  ["/articles?branch=sohar", ""],
])("%s retains only its own parameters: %j", (address, search) => {
  expect(read(address).search).toBe(search);
});

test.each([
  ["/articles?page=2", "?page=2"],
  ["/articles?lang=ar&x=1&page=17", "?page=17&lang=ar"],
  ["/faq?page=2", ""],
  ["/articles/lasik-vs-prk?page=2", ""],
  ["/articles/feed.xml?page=2&x=1", "?page=2"],
  ["/articles/feed.xml?lang=ar&page=2", "?page=2&lang=ar"],
  ["/articles/feed.xml?page=1", ""],
  ["/sitemap.xml?page=2", ""],
])("%s retains a page number where there are pages: %j", (address, search) => {
  expect(read(address)).toMatchObject({ search, redirect: null });
});

test.each([
  ["/articles?page=1", "/articles"],
  ["/articles?page=1&lang=ar", "/articles?lang=ar"],
  ["/articles?page=", "/articles"],
  ["/articles?page=02&utm_source=x", "/articles"],
  ["/articles?page=99999&lang=en", "/articles?lang=en"],
  ["/articles?page=%D9%A2", "/articles"],
  ["/Articles/?page=2", "/articles?page=2"],
])("%s is redirected to %s", (address, moved) => {
  expect(read(address).redirect?.address).toBe(moved);
});

test("each page of a list or a feed has one key in every spelling", () => {
  const keys = ["/articles", "/articles?page=2", "/articles?page=3", "/articles/feed.xml?page=2"];
  expect(new Set(keys.map((address) => read(address).key)).size).toBe(keys.length);
  expect(read("/articles?page=2&page=9&x=1").key).toBe(read("/articles?page=2").key);
  expect(read("/articles/feed.xml?page=2&page=9").key).toBe(read("/articles/feed.xml?page=2").key);
});

test("a redirect to the canonical spelling keeps the branch", () => {
  expect(read("/Branches/?branch=sohar&x=1&lang=ar").redirect?.address).toBe(
    "/branches?branch=sohar&lang=ar",
  );
  expect(read("/Branches/?branch=junk").redirect?.address).toBe("/branches");
});

test("the URL alone decides the language and the key of a resource route", () => {
  const arabicReader = { cookie: "language=ar", "accept-language": "ar" };
  const plain = read("/articles/feed.xml");
  expect(plain).toMatchObject({ search: "", language: { locale: "en" }, negotiated: false });
  expect(read("/articles/feed.xml?lang=en&x=1", arabicReader)).toEqual(plain);
  expect(read("/articles/feed.xml?x=1&lang=ar&_routes=root")).toMatchObject({
    search: "?lang=ar",
    language: { locale: "ar" },
    redirect: null,
  });
  expect(read("/sitemap.xml?lang=ar", arabicReader)).toEqual(read("/sitemap.xml"));
});

test("another spelling of a resource route redirects permanently", () => {
  expect(read("/ROBOTS.txt/").redirect?.address).toBe("/robots.txt");
  expect(read("/articles/FEED.xml?lang=ar").redirect?.address).toBe("/articles/feed.xml?lang=ar");
});

test("a search query is one line of at most 100 characters, in pages and resource routes", () => {
  for (const path of ["/search", "/search.json"]) {
    const words = (typed: string) =>
      new URLSearchParams(read(`${path}?${new URLSearchParams({ q: typed, x: "1" })}`).search);
    expect([...words(" a\u202e\n b ")]).toEqual([["q", "a b"]]);
    expect(words("x".repeat(500)).get("q")).toHaveLength(100);
    expect([...words(" \u200f ")]).toEqual([]);
  }
  expect(read("/search.json?q=a&lang=en").search).toBe("?q=a&lang=en");
  expect(read("/about?q=a").search).toBe("");
});

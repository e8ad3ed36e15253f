import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardsPerPage, entriesPerPage } from "~/content/data/pagination.ts";
import { readCardPage, readDated, readFeedPage, rowsAtOnce } from "./article-list.server.ts";
import { rowAt, siteWith } from "./article-site-fixture.ts";

/** Creates PostgREST responses for a table of so many rows; `maxRows` limits them as `max_rows` does. */
function table(count: number, { maxRows = 200, counts = true } = {}) {
  return ({ searchParams }: URL) => {
    const from = Number(searchParams.get("offset"));
    if (from > count && counts) {
      return Response.json(
        { code: "PGRST103", message: "Requested range not satisfiable" },
        { status: 416 },
      );
    }
    const size = Math.min(Number(searchParams.get("limit")), maxRows, Math.max(0, count - from));
    const rows = Array.from({ length: size }, (_, index) => rowAt(from + index));
    const range = size > 0 ? `${from}-${from + size - 1}` : "*";
    return Response.json(rows, {
      headers: { "content-range": `${range}/${counts ? count : "*"}` },
    });
  };
}

const broken = () => Response.json({ code: "XX000", message: "broken" }, { status: 400 });

test("no request asks for more rows than max_rows", () => {
  const config = readFileSync(new URL("../../../../supabase/config.toml", import.meta.url), "utf8");
  const maxRows = Number(/^max_rows = (\d+)/m.exec(config)?.[1]);
  for (const size of [rowsAtOnce, cardsPerPage, entriesPerPage]) {
    expect(size).toBeLessThanOrEqual(maxRows);
  }
});

test("a page of the list requests only its rows and the columns of its language", async () => {
  const order = "order=published_at.desc,slug.asc";
  const english = siteWith(table(60));
  const page = await readCardPage(english, 1);
  expect(english.requests).toEqual([
    `/rest/v1/articles?select=slug,title_en,excerpt_en,content_en,featured_image,category,published_at&${order}&offset=0&limit=24`,
  ]);
  expect(page.articles.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 24 }, (_, index) => `article-${index}`),
  );
  expect(page).toMatchObject({ number: 1, pages: 3, failed: false });
  const arabic = siteWith(table(60), "ar");
  const last = await readCardPage(arabic, 3);
  expect(arabic.requests).toEqual([
    `/rest/v1/articles?select=slug,title_ar,excerpt_ar,content_ar,featured_image,category,published_at&${order}&offset=48&limit=24`,
  ]);
  expect(last.articles).toHaveLength(12);
  expect(last.articles[0]).toMatchObject({ slug: "article-48", title: "مقال 48" });
});

test("the list requests no bodies of articles", async () => {
  const { articles } = await readCardPage(siteWith(table(1)), 1);
  expect(articles[0]).not.toHaveProperty("body");
  expect(articles[0]).not.toHaveProperty("content");
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [49, 3],
])("%i articles fill %i pages", async (count, pages) => {
  expect(await readCardPage(siteWith(table(count)), 1)).toMatchObject({ pages, failed: false });
});

test.each([
  [60, 4, 3],
  [48, 3, 2],
  [60, 9999, 3],
  [0, 2, 1],
])(
  "of %i articles there is no page %i: the last is %i, and that is no failure",
  async (count, requestedPage, pages) => {
    const site = siteWith(table(count));
    const page = await readCardPage(site, requestedPage);
    expect(page).toEqual({ articles: [], number: requestedPage, pages, failed: false });
    expect(site.logged).toEqual([]);
  },
);

test("a malformed row is logged and left out, the others stay", async () => {
  const site = siteWith(() => Response.json([{ ...rowAt(1), title_en: "" }, rowAt(2), "junk"]));
  const { articles, failed } = await readCardPage(site, 1);
  expect(articles.map(({ slug }) => slug)).toEqual(["article-2"]);
  expect(failed).toBe(false);
  expect(site.logged).toEqual([
    ["article row malformed", { level: "warn", slug: "article-1" }],
    ["article row malformed", { level: "warn", slug: undefined }],
  ]);
});

test("a list that cannot be fetched is logged and empty", async () => {
  const site = siteWith(broken);
  expect(await readCardPage(site, 2)).toEqual({ articles: [], number: 2, pages: 2, failed: true });
  expect(site.logged).toEqual([
    ["article list failed", { level: "error", status: 400, cause: "XX000" }],
  ]);
});

test.each([{ a: 1 }, "text", 7])("the response %j is not a list", async (body) => {
  const site = siteWith(() => Response.json(body));
  expect((await readCardPage(site, 1)).failed).toBe(true);
  expect(site.logged).toEqual([
    ["no list of articles", { level: "error", status: 200, cause: "no rows" }],
  ]);
});

test("a backend that cannot be reached is requested once, without a retry", async () => {
  const site = siteWith(() => {
    throw new TypeError("fetch failed");
  });
  expect((await readCardPage(site, 1)).failed).toBe(true);
  expect(site.requests).toHaveLength(1);
  expect(site.logged).toHaveLength(1);
});

test("a truncated response is logged with its numbers", async () => {
  const site = siteWith(table(60, { maxRows: 10 }));
  const page = await readCardPage(site, 2);
  expect(page).toMatchObject({ pages: 3, failed: false });
  expect(page.articles).toHaveLength(10);
  expect(site.logged).toEqual([
    ["article list truncated", { level: "warn", from: 24, expected: 24, got: 10, total: 60 }],
  ]);
});

test("without a count the number of returned rows counts", async () => {
  const site = siteWith(table(12, { counts: false }));
  expect(await readCardPage(site, 1)).toMatchObject({ pages: 1, failed: false });
  expect(await readCardPage(site, 2)).toMatchObject({ articles: [], pages: 1, failed: false });
  expect(site.logged).toEqual([]);
});

test("a page of the feed requests the columns that it shows, in its language", async () => {
  const site = siteWith(table(70), "ar");
  const page = await readFeedPage(site, 3);
  expect(site.requests).toEqual([
    "/rest/v1/articles?select=slug,title_ar,excerpt_ar,category,author,published_at&order=published_at.desc,slug.asc&offset=60&limit=30",
  ]);
  expect(page).toMatchObject({ number: 3, pages: 3 });
  expect(page.articles).toHaveLength(10);
  expect(page.articles[0]).toEqual({
    slug: "article-60",
    title: "مقال 60",
    excerpt: "عمّ يتحدث المقال.",
    category: "Laser",
    author: "Editorial Team",
    published: "2026-11-21",
  });
});

test("the sitemap reads every row in ranges, its address and date only", async () => {
  const site = siteWith(table(450));
  const { articles, total, failed } = await readDated(site, 25_000);
  expect(site.requests).toEqual(
    [0, 200, 400].map(
      (from) =>
        `/rest/v1/articles?select=slug,published_at&order=published_at.desc,slug.asc&offset=${from}&limit=200`,
    ),
  );
  expect(articles).toHaveLength(450);
  expect(articles[449]).toEqual({ slug: "article-449", published: "2026-11-21" });
  expect([total, failed]).toEqual([450, false]);
  expect(site.logged).toEqual([]);
});

test("a backend that gives fewer rows at once is read to the end, and that is logged", async () => {
  const site = siteWith(table(250, { maxRows: 100 }));
  const { articles } = await readDated(site, 25_000);
  expect(articles).toHaveLength(250);
  expect(site.requests).toHaveLength(3);
  expect(site.logged[0]).toEqual([
    "article list truncated",
    { level: "warn", from: 0, expected: 200, got: 100, total: 250 },
  ]);
});

test("reading stops at the limit, and the total number is returned", async () => {
  const site = siteWith(table(1000));
  const { articles, total } = await readDated(site, 250);
  expect([articles.length, total]).toEqual([250, 1000]);
  expect(site.requests).toHaveLength(2);
});

test("a row that moves into the next range during reading is returned once", async () => {
  const respond = table(300);
  const site = siteWith((url) => {
    const from = Number(url.searchParams.get("offset"));
    if (from > 0) url.searchParams.set("offset", String(from - 1));
    return respond(url);
  });
  const slugs = (await readDated(site, 25_000)).articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("a backend without a count, or with repeated rows, causes no endless read", async () => {
  const same = siteWith(() =>
    Response.json(Array.from({ length: 200 }, (_, index) => rowAt(index))),
  );
  expect((await readDated(same, 25_000)).articles).toHaveLength(200);
  const wrongTotal = siteWith(() =>
    Response.json([rowAt(1)], { headers: { "content-range": "0-0/1000000" } }),
  );
  await readDated(wrongTotal, 50);
  expect(wrongTotal.requests.length).toBeLessThanOrEqual(50);
});

test("when one range fails the whole read fails", async () => {
  const respond = table(450);
  const site = siteWith((url) =>
    url.searchParams.get("offset") === "200" ? broken() : respond(url),
  );
  expect(await readDated(site, 25_000)).toEqual({ articles: [], total: 0, failed: true });
});

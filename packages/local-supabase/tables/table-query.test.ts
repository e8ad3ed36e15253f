import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";
import { readTableQuery } from "./table-query.ts";
import { getTable } from "./tables.ts";

const articles = getTable("articles");

const backend = await startTestBackend();
afterAll(() => backend.close());

test("the columns are those of the table", async () => {
  const [row] = JSON.parse((await backend.call("/rest/v1/articles?select=*")).text);
  expect(Object.keys(row)).toEqual(Object.keys(articles.columns));
});

test.each([
  "",
  "?select=*&order=published_at.desc",
  "?select=slug%2Ctitle_en&slug=eq.lasik-vs-prk",
  "?select=*&slug=neq.a&order=published_at.desc.nullslast%2Cslug&limit=2",
  "?category=in.%28Care%2CLasers%29&offset=4",
  // Queries of the site: a page of the list, a page of the feed and a range of the sitemap.
  "?select=slug%2Ctitle_ar%2Cexcerpt_ar%2Ccontent_ar%2Cfeatured_image%2Ccategory%2Cpublished_at&order=published_at.desc%2Cslug.asc&offset=24&limit=24",
  "?select=slug%2Ctitle_en%2Cexcerpt_en%2Ccategory%2Cauthor%2Cpublished_at&order=published_at.desc%2Cslug.asc&offset=0&limit=30",
  "?select=slug%2Cpublished_at&order=published_at.desc%2Cslug.asc&offset=9800&limit=200",
])("the query %j is accepted", async (query) => {
  expect(readTableQuery(articles, query)).not.toBeNull();
  expect((await backend.call(`/rest/v1/articles${query}`)).status).toBe(200);
});

test.each([
  "?__proto__=eq.1",
  "?select=slug,__proto__(slug)&__proto__.limit=eq.1",
  "?__proto__.get=eq.1",
  "?constructor=eq.1",
  "?select=constructor",
  "?order=__proto__",
  "?select=a:slug,b:slug",
  "?select=slug,slug",
  "?select=slug::text",
  "?select=content_en->>a",
  "?select=count()",
  "?select=*,users(*)",
  "?select=slug&select=id",
  "?or=(slug.eq.a,id.is.null)",
  "?slug=nope.x",
  "?slug=eq.%00",
  "?limit=-1",
  "?offset=99999999999999999999",
  "?offset=24,48",
  "?offset=24&offset=48",
  "?limit=0x10",
  "?order=published_at.desc,published_at.asc",
  "?order=published_at.desc,slug.asc,nobody.asc",
  "?order=published_at.desc,slug(x)",
  "?select=slug,published_at,",
  "?select=title:title_en",
  `?slug=in.(${"a,".repeat(800)})`,
])("the query %j is rejected with a client error", async (query) => {
  expect(readTableQuery(articles, query)).toBeNull();
  const { status, json } = await backend.call(`/rest/v1/articles${query}`);
  expect([status, json.code]).toEqual([400, "PGRST100"]);
});

test("no query changes prototypes of the process", async () => {
  await backend.call("/rest/v1/articles?select=slug&limit=1&__proto__=eq.1");
  await backend.call("/rest/v1/articles?select=slug,__proto__(slug)&__proto__.get=eq.x");
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).get).toBeUndefined();
  expect((await backend.call("/rest/v1/articles?select=slug")).status).toBe(200);
});

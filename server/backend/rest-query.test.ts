import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "./backend-fixture.ts";
import { ARTICLE_COLUMNS, readRestQuery } from "./rest-query.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("the columns are those of the table", async () => {
  const [row] = JSON.parse((await backend.call("/rest/v1/articles?select=*")).text);
  expect(Object.keys(row)).toEqual([...ARTICLE_COLUMNS]);
});

test.each([
  "",
  "?select=*&order=published_at.desc",
  "?select=slug%2Ctitle_en&slug=eq.lasik-vs-prk",
  "?select=*&slug=neq.a&order=published_at.desc.nullslast%2Cslug&limit=2",
  "?category=in.%28Care%2CLasers%29&offset=4",
])("the query %j is passed on", (query) => {
  expect(readRestQuery(query)).toBe(query);
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
  `?slug=in.(${"a,".repeat(800)})`,
])("the query %j is the caller's mistake", async (query) => {
  expect(readRestQuery(query)).toBeNull();
  const { status, json } = await backend.call(`/rest/v1/articles${query}`);
  expect([status, json.code]).toEqual([400, "PGRST100"]);
});

test("no query changes the process for those who come after", async () => {
  await backend.call("/rest/v1/articles?select=slug&limit=1&__proto__=eq.1");
  await backend.call("/rest/v1/articles?select=slug,__proto__(slug)&__proto__.get=eq.x");
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).get).toBeUndefined();
  expect((await backend.call("/rest/v1/articles?select=slug")).status).toBe(200);
});

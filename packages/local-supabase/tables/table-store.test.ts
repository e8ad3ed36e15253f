import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createSupabaseDir, seedSql, startTestBackend } from "../backend-fixture.ts";

const more = seedSql
  .replaceAll("-4000-", "-4001-")
  .replace("'older'", "'lasik-a'")
  .replace("'newer'", "'lasik-b'")
  .replace("'future'", "'future-b'")
  .replace("null", "'/covers/a,b.svg'")
  .replaceAll("'Care'", `'Eye, "lid"'`);
/** A change of the article "older" for a day to come. */
const change = `
  update articles set shown_until = '2998-06-01' where slug = 'older';
  insert into articles
    select '00000000-0000-4000-8000-000000000009', slug, 'Changed', title_ar, excerpt_en, excerpt_ar, content_en,
      content_ar, featured_image, category, author, published_at, shown_until, null
    from articles where slug = 'older';`;

const backend = await startTestBackend({ supabaseDir: createSupabaseDir(seedSql + more + change) });
afterAll(() => backend.close());
afterEach(() => vi.useRealTimers());

const read = async (query: string, headers: Record<string, string> = {}, method = "GET") =>
  backend.call(`/rest/v1/articles?select=slug&${query}`, { headers, method });

const slugs = async (query: string) =>
  JSON.parse((await read(query)).text).map(({ slug }: { slug: string }) => slug);

test("an article is published at midnight in Oman", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse("2998-12-31T19:59:59Z"));
  expect(await slugs("slug=eq.future")).toEqual([]);
  vi.setSystemTime(Date.parse("2998-12-31T20:00:00Z"));
  expect(await slugs("slug=eq.future")).toEqual(["future"]);
});

// REQ-STAFF-7
test("a planned change replaces the text at midnight in Oman", async () => {
  const titles = async () =>
    JSON.parse((await backend.call("/rest/v1/articles?select=title_en&slug=eq.older")).text);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.parse("2998-05-31T19:59:59Z"));
  expect(await titles()).toEqual([{ title_en: "Title; older" }]);
  vi.setSystemTime(Date.parse("2998-05-31T20:00:00Z"));
  expect(await titles()).toEqual([{ title_en: "Changed" }]);
});

test.each([
  ["slug=like.lasik-*", ["lasik-a", "lasik-b"]],
  ["slug=like.LASIK-*", []],
  ["slug=ilike.LASIK-_", ["lasik-a", "lasik-b"]],
  ["slug=like.lasik%3Fa", []],
  ["slug=like.*[ab]", []],
  ["slug=not.like.lasik*", ["newer", "older"]],
  ["slug=gt.lasik-a&slug.=x", null],
  ["slug=gt.lasik-a", ["lasik-b", "newer", "older"]],
  ["slug=not.gt.lasik-a", ["lasik-a"]],
  ["slug=in.(older,newer,nobody)", ["newer", "older"]],
  ["slug=not.in.(older,newer)", ["lasik-a", "lasik-b"]],
  [`category=in.("Eye, \\"lid\\"")`, ["lasik-a", "lasik-b"]],
  ["category=in.()", []],
  ["category=in.Care", null],
  ["featured_image=is.null", ["lasik-b", "newer", "older"]],
  ["featured_image=not.is.null", ["lasik-a"]],
  ["featured_image=is.true", null],
  ["title_en=eq.Title; newer", ["lasik-b", "newer"]],
  ["title_en=eq.' or 1=1 --", []],
])("the filter %s finds %j", async (filter, expected) => {
  const query = `order=slug&${filter}`;
  if (expected === null) expect((await read(query)).status).toBe(400);
  else expect(await slugs(query)).toEqual(expected);
});

test("articles without a picture are sorted last ascending and first descending, as in Postgres", async () => {
  const ends = async (order: string) => (await slugs(`order=${order}&slug=like.lasik-*`))[0];
  expect(await ends("featured_image")).toBe("lasik-a");
  expect(await ends("featured_image.desc")).toBe("lasik-b");
  expect(await ends("featured_image.asc.nullsfirst")).toBe("lasik-b");
  expect(await ends("featured_image.desc.nullslast")).toBe("lasik-a");
});

import { expect, test } from "vitest";
import { ArticleIndex, type ArticleSource, type IndexedArticle } from "./article-index.server.ts";
import { searchSite } from "./search.ts";

function article(slug: string, title: string): IndexedArticle {
  return {
    slug,
    shown: { en: { title, text: "Text." }, ar: { title: "عنوان", text: "نص." } },
    category: "Retina",
    image: null,
  };
}

function sourceOf(read: ArticleSource["read"], freshness = 60): ArticleSource {
  const readBodies = async () => [];
  return { read, readBodies, namesOf: () => ["Retina", "الشبكية"], freshness };
}

const searchedIn = ({ index, bodies }: ArticleIndex) => ({ indexes: [index], bodies });

test("articles are found as of the last read, and by their category", async () => {
  let now = 0;
  let rows = [article("one", "Dust"), article("two", "Sand")];
  const articles = new ArticleIndex(() => now);
  const found = (word: string) => searchSite(word, searchedIn(articles)).total;
  const source = sourceOf(async () => rows);
  await articles.refresh(source);
  expect([found("dust"), found("الشبكيه")]).toEqual([1, 2]);
  rows = [article("two", "Wind")];
  await articles.refresh(source);
  expect(found("dust")).toBe(1);
  now += 61_000;
  await articles.refresh(source);
  await expect.poll(() => [found("dust"), found("sand"), found("wind")]).toEqual([0, 0, 1]);
});

test("while the backend fails the last articles stay", async () => {
  let now = 0;
  let read: ArticleSource["read"] = async () => [article("one", "Dust")];
  const articles = new ArticleIndex(() => now);
  const source = sourceOf(() => read());
  await articles.refresh(source);
  now += 61_000;
  for (const failing of [async () => null, () => Promise.reject(new Error("down"))]) {
    read = failing;
    await articles.refresh(source);
    now += 61_000;
    expect(searchSite("dust", searchedIn(articles)).total).toBe(1);
  }
});

test("no search waits for a second read, nor long for the first", async () => {
  const articles = new ArticleIndex();
  const never = sourceOf(() => new Promise(() => {}));
  // The read never ends: this resolves only if the search stops waiting.
  await articles.refresh(never);
  const known = new ArticleIndex(() => Date.now());
  await known.refresh(sourceOf(async () => [], 0));
  const waits = known.refresh({ ...never, freshness: 1 });
  expect(
    await Promise.race([waits.then(() => "at once"), Promise.resolve().then(() => null)]),
  ).toBe("at once");
});

test("without caching each search reads again", async () => {
  let count = 0;
  const articles = new ArticleIndex();
  const source = sourceOf(async () => [article("one", `Dust ${++count}`)], 0);
  await articles.refresh(source);
  await articles.refresh(source);
  expect(searchSite("dust 2", searchedIn(articles)).total).toBe(1);
});

test("bodies are found as of the last read, without the URLs of their links", async () => {
  let now = 0;
  let body = "Halos around lamps, see [advice](https://clinic.example/zebra).";
  const rows = [article("one", "Dust"), article("two", "Sand")];
  const source: ArticleSource = {
    ...sourceOf(async () => rows),
    readBodies: async () => [
      { slug: "one", body: [body, "هالات"] },
      { slug: "gone", body: ["Unlisted", "محذوف"] },
    ],
  };
  const articles = new ArticleIndex(() => now);
  const found = (word: string) => searchSite(word, searchedIn(articles)).total;
  await articles.refresh(source);
  await expect.poll(() => ["halos", "هالات", "advice"].map(found)).toEqual([1, 1, 1]);
  expect(["zebra", "unlisted"].map(found)).toEqual([0, 0]);
  body = "Glare.";
  now += 61_000;
  await articles.refresh(source);
  await expect.poll(() => ["halos", "glare"].map(found)).toEqual([0, 1]);
});

test("of many unchanged articles only a few bodies are read again at a time", async () => {
  let now = 0;
  const rows = Array.from({ length: 200 }, (_, at) => article(`number-${at}`, `Title ${at}`));
  const read: number[] = [];
  const source: ArticleSource = {
    ...sourceOf(async () => rows),
    readBodies: async (from, size) => {
      read.push(from);
      return rows.slice(from, from + size).map(({ slug }) => ({ slug, body: [`Body ${slug}`] }));
    },
  };
  const articles = new ArticleIndex(() => now);
  const refresh = async (ranges: number): Promise<number[]> => {
    read.length = 0;
    // A search does not wait for the end of a reading, and a second reading begins after the first.
    await expect
      .poll(async () => {
        now += 6_100_000;
        if (read.length === 0) await articles.refresh({ ...source, freshness: 0 });
        return new Set(read).size;
      })
      .toBe(ranges);
    return [...read];
  };
  expect(await refresh(8)).toContain(175);
  const next = await refresh(4);
  const last = await refresh(4);
  expect(next).not.toEqual(last);
  rows[199] = article("number-199", "Changed");
  await refresh(4);
  expect(read).toContain(175);
});

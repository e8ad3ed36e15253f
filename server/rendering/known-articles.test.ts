import { expect, test } from "vitest";
import { asOfHeader } from "../upstream/answer.ts";
import { watchArticles } from "./known-articles.ts";

/** A table of articles as a data service tells of it, read by somebody who believes it for a minute. */
function addressesOf(count: number, answerWith: Record<string, string> = {}) {
  const table = Array.from({ length: count }, (_, index) => `article-${index}`);
  const asked: string[] = [];
  const told: string[][] = [];
  const clock = { now: 1_000_000 };
  const service = { fails: false, meanwhile() {} };
  const { data, isMadeUp, pagesOf } = watchArticles({
    data: {
      url: "https://data.example",
      anonKey: "public-key",
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        asked.push(String(input));
        if (service.fails) throw new TypeError("fetch failed");
        const from = Number(searchParams.get("offset"));
        const rows = table.slice(from, from + Number(searchParams.get("limit")));
        queueMicrotask(service.meanwhile);
        return Response.json(
          rows.map((slug) => ({ slug })),
          { headers: { "content-range": `*/${table.length}`, ...answerWith } },
        );
      },
    },
    freshness: 60,
    onRead: (slugs) => told.push([...slugs]),
    now: () => clock.now,
  });
  /** The first question only leads to the reading. */
  const read = async (times = told.length + 1) => {
    isMadeUp("any");
    await expect.poll(() => told).toHaveLength(times);
  };
  /** A page is rendered that shows the row at this place of the table. */
  const render = (at: number, filter = "") =>
    data.fetch?.(`https://data.example/rest/v1/articles?select=slug&offset=${at}&limit=1${filter}`);
  return { table, asked, told, clock, service, isMadeUp, pagesOf, read, render };
}

test("a thousand made-up addresses ask the data service once, and none that is written is taken for one", async () => {
  const { asked, isMadeUp, read, table } = addressesOf(450);
  await read();
  for (let index = 0; index < 1_000; index += 1) expect(isMadeUp(`made-up-${index}`)).toBe(true);
  for (const slug of table) expect(isMadeUp(slug)).toBe(false);
  expect(asked).toHaveLength(3);
});

test("an article that appears is found within the time that pages are kept, one that goes is gone", async () => {
  const { clock, isMadeUp, read, table, told } = addressesOf(3);
  await read();
  expect(isMadeUp("new")).toBe(true);
  table.push("new");
  table.shift();
  clock.now += 60_000;
  expect(isMadeUp("new")).toBe(false);
  await expect.poll(() => told).toHaveLength(2);
  expect([isMadeUp("new"), isMadeUp("article-0"), isMadeUp("article-1")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(told[1]).toEqual(["article-1", "article-2", "new"]);
});

test("a new article is known as soon as a page has shown it", async () => {
  const { isMadeUp, pagesOf, read, render, table } = addressesOf(3);
  await read();
  // As many as before: only its slug tells.
  table.shift();
  table.push("new");
  expect([isMadeUp("new"), pagesOf(3)]).toEqual([true, 1]);
  await render(2);
  expect([isMadeUp("new"), pagesOf(3)]).toEqual([false, null]);
});

test("a page that counts other articles than are known makes the process forget them", async () => {
  const { isMadeUp, pagesOf, read, render, table } = addressesOf(3);
  await read();
  await render(0);
  table.push("new");
  await render(1, "&slug=eq.article-1");
  expect([isMadeUp("new"), pagesOf(3)]).toEqual([true, 1]);
  await render(1);
  expect([isMadeUp("new"), pagesOf(3)]).toEqual([false, null]);
});

test("a reading that began before a page showed a new article is not believed", async () => {
  const { isMadeUp, render, service, table, told } = addressesOf(3);
  const shown = Promise.withResolvers<void>();
  service.meanwhile = () => {
    service.meanwhile = () => {};
    table.push("new");
    render(3)?.then(() => shown.resolve());
  };
  isMadeUp("any");
  await shown.promise;
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect([isMadeUp("new"), told]).toEqual([false, []]);
});

test("it knows how many pages there are, and that there is one where nothing is written", async () => {
  const many = addressesOf(49);
  expect(many.pagesOf(24)).toBeNull();
  await many.read();
  expect([many.pagesOf(24), many.pagesOf(49), many.asked.length]).toEqual([3, 1, 1]);
  const none = addressesOf(0);
  await none.read();
  expect(none.pagesOf(24)).toBe(1);
});

test("while the data service fails no address is taken for made up, and it is not asked each time", async () => {
  const { asked, clock, isMadeUp, read, service } = addressesOf(3);
  await read();
  service.fails = true;
  clock.now += 60_000;
  for (let index = 0; index < 100; index += 1) expect(isMadeUp("made-up")).toBe(false);
  expect(asked).toHaveLength(2);
});

test("a reading during which an article was taken out is not believed: it may have missed another", async () => {
  const { asked, isMadeUp, service, table, told } = addressesOf(250);
  service.meanwhile = () => void table.shift();
  isMadeUp("any");
  await expect.poll(() => asked).toHaveLength(2);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isMadeUp("article-200"), told]).toEqual([false, []]);
});

test.each([
  ["an answer from before a failure", { [asOfHeader]: "1" }],
  ["a service that does not count", { "content-range": "*/*" }],
  ["a service that cuts its answers short", { "content-range": "*/9" }],
  ["more articles than are kept in mind", { "content-range": "*/25001" }],
])("%s is not believed", async (_, headers) => {
  const { asked, isMadeUp, told } = addressesOf(3, headers);
  expect(isMadeUp("made-up")).toBe(false);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isMadeUp("made-up"), told]).toEqual([false, []]);
});

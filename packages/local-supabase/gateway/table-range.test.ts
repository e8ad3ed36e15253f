import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

const singleObject = "application/vnd.pgrst.object+json";

/** Reads the two published articles: "newer" and "older". */
const read = (query: string, headers: Record<string, string> = {}, method = "GET") =>
  backend.call(`/rest/v1/articles?select=slug&order=slug&${query}`, { headers, method });

test("a range is sorted and has the number of all rows", async () => {
  const readFrom = (offset: number) =>
    read(`limit=1&offset=${offset}`, { prefer: "return=minimal, count=exact" });
  const first = await readFrom(0);
  expect([first.status, first.text]).toEqual([206, '[{"slug":"newer"}]']);
  expect(first.headers.get("content-range")).toBe("0-0/2");
  expect(first.headers.get("preference-applied")).toBe("count=exact");
  const second = await readFrom(1);
  expect([second.status, second.text]).toEqual([206, '[{"slug":"older"}]']);
  expect(second.headers.get("content-range")).toBe("1-1/2");
  const after = await readFrom(2);
  expect([after.status, after.text, after.headers.get("content-range")]).toEqual([
    206,
    "[]",
    "*/2",
  ]);
  const beyond = await readFrom(3);
  expect([beyond.status, beyond.json.code, beyond.headers.get("content-range")]).toEqual([
    416,
    "PGRST103",
    "*/2",
  ]);
});

test.each(["count=exact", "count=planned", "count=estimated"])(
  "all rows with %s have the status 200",
  async (prefer) => {
    const { status, headers } = await read("", { prefer });
    expect([status, headers.get("content-range")]).toEqual([200, "0-1/2"]);
    expect(headers.get("preference-applied")).toBe(prefer);
  },
);

test("without a requested count the range has no total", async () => {
  for (const prefer of ["", "count=all"]) {
    const { status, headers } = await read("limit=1", { prefer });
    expect([status, headers.get("content-range")]).toEqual([200, "0-0/*"]);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.has("preference-applied")).toBe(false);
  }
});

test("a single object needs exactly one row", async () => {
  const accept = `${singleObject.toUpperCase()};q=1, text/csv`;
  const one = await read("slug=eq.older", { accept });
  expect([one.status, one.text]).toEqual([200, '{"slug":"older"}']);
  expect(one.headers.get("content-type")).toBe(`${singleObject}; charset=utf-8`);
  for (const query of ["slug=eq.nobody", ""]) {
    const { status, json } = await read(query, { accept });
    expect([status, json]).toMatchObject([
      406,
      { code: "PGRST116", message: "Cannot coerce the result to a single JSON object" },
    ]);
  }
});

test.each(["application/json", "text/csv, application/json;q=0.5", "*/*", ""])(
  "a request that accepts %j gets JSON",
  async (accept) => {
    expect((await read("", { accept })).text).toBe('[{"slug":"newer"},{"slug":"older"}]');
  },
);

test("other formats are not available, and the error names them", async () => {
  const types = Array.from({ length: 20 }, (_, at) => `text/type${at}`);
  const { status, json } = await read("", { accept: types.map((type) => `${type};q=1`).join() });
  expect([status, json]).toMatchObject([
    406,
    {
      code: "PGRST107",
      message: `None of these media types are available: ${types.join(", ").slice(0, 100)}`,
    },
  ]);
});

test("a HEAD request returns the count without rows", async () => {
  const { status, text, headers } = await read("", { prefer: "count=exact" }, "HEAD");
  expect([status, text, headers.get("content-range")]).toEqual([200, "", "0-1/2"]);
});

test.each([
  ["0-0", '[{"slug":"newer"}]', "0-0/*"],
  ["1-9", '[{"slug":"older"}]', "1-1/*"],
  ["1-", '[{"slug":"older"}]', "1-1/*"],
  ["items=1-1", '[{"slug":"newer"},{"slug":"older"}]', "0-1/*"],
  ["0-0,1-1", '[{"slug":"newer"},{"slug":"older"}]', "0-1/*"],
])("the header Range: %s selects the rows", async (range, rows, place) => {
  const { text, headers } = await read("", { range });
  expect([text, headers.get("content-range")]).toEqual([rows, place]);
});

test("a range that ends before it begins is not satisfiable", async () => {
  const { status, json } = await read("", { range: "2-1" });
  expect([status, json]).toMatchObject([
    416,
    { code: "PGRST103", message: "Requested range not satisfiable" },
  ]);
});

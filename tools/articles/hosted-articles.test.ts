import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lines, makeProject, runArticlesCommand, writeArticle } from "./article-fixture.ts";

const key = "service-key-of-a-trial";
type Row = Record<string, unknown>;

/** The rows of the table by slug, and the number of writes. */
const table = new Map<unknown, Row>();
let writes = 0;

/** Implements the two PostgREST requests of a push: a select and an upsert by id. */
const service = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
  const respond = (status: number, body?: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.headers.authorization !== `Bearer ${key}` || request.headers.apikey !== key)
    return respond(401, { message: `Invalid API key ${request.headers.apikey}` });
  if (pathname !== "/rest/v1/articles") return respond(404, { code: "PGRST205" });
  if (request.method === "GET") {
    const row = table.get(searchParams.get("slug")?.replace("eq.", ""));
    return respond(200, row ? [row] : []);
  }
  const merges = /resolution=merge-duplicates/.test(`${request.headers.prefer}`);
  if (!merges || searchParams.get("on_conflict") !== "id") return respond(409, { code: "23505" });
  writes += 1;
  for (const row of (await json(request)) as Row[]) table.set(row.slug, row);
  return respond(201);
});

let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  table.clear();
  writes = 0;
});

const file = lines.join("\n");

test("a push writes new and changed articles to a hosted project in one request", async () => {
  const project = makeProject({ "one.md": file, "two.md": file });
  const environment = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: key };
  const push = async () => (await runArticlesCommand(project, ["push"], environment)).output;
  const day = "of 2026-03-09";
  expect(await push()).toEqual([
    `new: one, ${day}`,
    `new: two, ${day}`,
    `In ${url}: 2 new, 0 changed, 0 the same.`,
  ]);
  const { id } = table.get("two") ?? {};
  writeArticle(project, "two.md", file.replace("An excerpt", "Another excerpt"));
  expect(await push()).toEqual([
    `the same: one, ${day}`,
    `changed: two, ${day}`,
    `In ${url}: 0 new, 1 changed, 1 the same.`,
  ]);
  expect(table.get("two")).toMatchObject({ id, excerpt_en: "Another excerpt" });
  expect(writes).toBe(2);
  await push();
  expect(writes).toBe(2);
});

test("a refused key is reported and does not appear in the error", async () => {
  const project = makeProject({ "one.md": file });
  const environment = { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: "another-secret" };
  const error = await runArticlesCommand(project, ["push"], environment).catch((cause) => cause);
  expect(error.message).toMatch(/status 401.*is not the project's service key/);
  expect(error.message).not.toContain("another-secret");
  expect(table.size).toBe(0);
});

test.each([
  [{ SUPABASE_URL: "https://clinic.example" }, /needs both/],
  [{ SUPABASE_SERVICE_ROLE_KEY: key }, /needs both/],
  [{ SUPABASE_URL: "http://clinic.example", SUPABASE_SERVICE_ROLE_KEY: key }, /an https origin/],
])(
  "an incomplete configuration, or one without https, is refused: %o",
  async (environment, sentence) => {
    const project = makeProject({ "one.md": file });
    await expect(
      runArticlesCommand(project, ["push"], { ...environment, DATA_DIR: project }),
    ).rejects.toThrow(sentence);
  },
);

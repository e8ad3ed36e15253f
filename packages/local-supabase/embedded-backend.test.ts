import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import {
  createAccount,
  createDataDir,
  createSupabaseDir,
  seedSql,
  startTestBackend,
} from "./backend-fixture.ts";
import { StartError } from "./errors/start-error.ts";

const slugs = (rows: { slug: string }[] | null) => rows?.map(({ slug }) => slug);

test("the server's client reads published articles, newest first, and one by its slug", async () => {
  const backend = await startTestBackend();
  const client = createClient("http://embedded.invalid", backend.anonKey, {
    global: { fetch: backend.fetch },
  });
  const list = await client
    .from("articles")
    .select("*")
    .order("published_at", { ascending: false });
  expect(slugs(list.data)).toEqual(["newer", "older"]);
  expect(list.data?.[0]).toMatchObject({ title_ar: "عنوان", published_at: "2026-03-09" });
  const one = await client.from("articles").select("*").eq("slug", "older").maybeSingle();
  expect(one.data).toMatchObject({ slug: "older", title_en: "Title; older", featured_image: null });
  const none = await client.from("articles").select("*").eq("slug", "future").maybeSingle();
  expect(none).toMatchObject({ data: null, error: null });
  const related = await client.from("articles").select("slug").neq("slug", "newer").limit(2);
  expect(slugs(related.data)).toEqual(["older"]);
  await backend.close();
});

test("deleted and edited articles stay as they are after the seed has changed", async () => {
  const dataDirectory = createDataDir();
  const first = await startTestBackend({ dataDirectory });
  await createAccount(first, "noor@clinic.example", "abc472");
  await first.close();

  first.query("delete from articles where slug = 'older'");
  first.query("update articles set title_en = 'Edited' where slug = 'newer'");

  const supabaseDir = createSupabaseDir(seedSql.replaceAll("Title;", "Overwritten;"));
  const second = await startTestBackend({ dataDirectory, supabaseDir });
  expect(second.anonKey).toBe(first.anonKey);
  const { text } = await second.call("/rest/v1/articles?select=slug,title_en");
  expect(JSON.parse(text)).toEqual([{ slug: "newer", title_en: "Edited" }]);
  const body = { email: "noor@clinic.example", password: "abc472" };
  const signedIn = await second.call("/auth/v1/token?grant_type=password", { body });
  expect(signedIn.status).toBe(200);
  await second.close();
});

test("a failed seed inserts nothing and runs again at the next start", async () => {
  const dataDirectory = createDataDir();
  const broken = createSupabaseDir(`${seedSql} insert into articles (slug) values ('half');`);
  await expect(startTestBackend({ dataDirectory, supabaseDir: broken })).rejects.toThrow(
    /^The seed .*seed\.sql failed and was undone/,
  );
  const backend = await startTestBackend({ dataDirectory });
  const { text } = await backend.call("/rest/v1/articles?select=slug");
  expect(JSON.parse(text)).toHaveLength(2);
  await backend.close();
});

test("a data directory that cannot be created stops the start with one sentence", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "plain-")), "file");
  writeFileSync(file, "");
  const start = startTestBackend({ dataDirectory: join(file, "data") });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`The data directory ${join(file, "data")} cannot be used`);
});

test("a data directory serves one backend at a time, and the next one after that has closed", async () => {
  const dataDirectory = createDataDir();
  const first = await startTestBackend({ dataDirectory });
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(StartError);
  await expect(startTestBackend({ dataDirectory })).rejects.toThrow(
    `${dataDirectory} is in use by another`,
  );
  expect((await first.signUp("noor@clinic.example", "abc472")).status).toBe(200);
  await first.close();
  const second = await startTestBackend({ dataDirectory });
  expect((await second.mailsTo("noor@clinic.example", 1)).length).toBe(1);
  await second.close();
});

test("secrets without a database, or with an empty one, stop the start and do not change", async () => {
  const dataDirectory = createDataDir();
  await (await startTestBackend({ dataDirectory })).close();
  const keys = readFileSync(join(dataDirectory, "secrets.json"), "utf8");
  const file = join(dataDirectory, "app.db");
  const losses = [
    () => truncateSync(file, 0),
    () => rmSync(file),
    // An empty file, as a tool leaves it that opened a missing database.
    () => new DatabaseSync(file).exec("PRAGMA user_version = 0; VACUUM"),
  ];
  for (const lose of losses) {
    lose();
    const start = startTestBackend({ dataDirectory });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`${file} is missing or empty`);
    await expect(start).rejects.toThrow("npm run restore");
    expect(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).toBe(keys);
  }
});

test("a failed first start leaves no secrets that would stop the next one", async () => {
  const dataDirectory = createDataDir();
  // Without config.toml.
  const broken = createDataDir();
  await expect(startTestBackend({ dataDirectory, supabaseDir: broken })).rejects.toThrow();
  const backend = await startTestBackend({ dataDirectory });
  expect(await backend.isReady()).toBe(true);
  await backend.close();
});

test("a closed backend is not ready, responds with 503 and can be closed again", async () => {
  const backend = await startTestBackend();
  expect(await backend.isReady()).toBe(true);
  const closing = backend.close();
  expect(backend.close()).toBe(closing);
  await closing;
  expect(await backend.isReady()).toBe(false);
  expect((await backend.call("/rest/v1/articles")).status).toBe(503);
});

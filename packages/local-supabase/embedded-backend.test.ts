import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import {
  createAccount,
  createDataDir,
  createSupabaseDir,
  seedSql,
  siteUrl,
  startTestBackend,
} from "./backend-fixture.ts";
import { startEmbeddedBackend } from "./embedded-backend.ts";
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

test("a file that is not a database stops the start with one sentence", async () => {
  const dataDirectory = createDataDir();
  writeFileSync(join(dataDirectory, "app.db"), "not a database\n".repeat(400));
  const start = startTestBackend({ dataDirectory });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    `The file ${join(dataDirectory, "app.db")} is not a database`,
  );
});

test("a data directory that cannot be created stops the start with one sentence", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "plain-")), "file");
  writeFileSync(file, "");
  const start = startTestBackend({ dataDirectory: join(file, "data") });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`The data directory ${join(file, "data")} cannot be used`);
});

test("an invalid mail server URL stops the start", async () => {
  const start = startEmbeddedBackend({
    dataDirectory: createDataDir(),
    siteUrl: siteUrl,
    supabaseDir: createSupabaseDir(),
    smtp: { url: "mail.clinic.example", from: "clinic@clinic.example" },
    log: () => {},
  });
  await expect(start).rejects.toThrow(StartError);
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

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startTestBackend, type TestBackend } from "local-supabase/backend-fixture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articlesIn, lines, makeProject, writeArticle } from "./article-fixture.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** The rows that readers get, by slug. */
async function readers(): Promise<Map<unknown, Record<string, unknown>>> {
  const { text } = await backend.call("/rest/v1/articles?select=*&order=published_at.desc");
  return new Map(JSON.parse(text).map((row: Record<string, unknown>) => [row.slug, row]));
}

const file = lines.join("\n");
const edited = file.replace("An excerpt", "Another excerpt");

test("a push while the site runs is new, the same, then changed, and readers see it", async () => {
  const project = makeProject({ "by-file.md": file });
  const push = async () => {
    const { said, complaints, code } = await articlesIn(project, ["push"], {
      DATA_DIR: backend.dataDirectory,
    });
    expect([complaints, code]).toEqual([[], 0]);
    return said[0];
  };
  const before = await readers();
  expect(await push()).toBe("new: by-file, of 2026-03-09");
  const first = (await readers()).get("by-file");
  expect(first).toMatchObject({
    title_en: "Title: a trial",
    excerpt_en: "An excerpt",
    content_en: "A paragraph with **bold** words.\n\n## Heading\n\n- One\n- Two",
    content_ar: "فقرة",
    featured_image: "https://clinic.example/eye.webp",
    published_at: "2026-03-09",
  });
  expect(await push()).toBe("the same: by-file, of 2026-03-09");
  writeArticle(project, "by-file.md", edited);
  expect(await push()).toBe("changed: by-file, of 2026-03-09");
  const after = await readers();
  expect(after.get("by-file")).toEqual({ ...first, excerpt_en: "Another excerpt" });
  // The articles that have no file are left alone.
  for (const [slug, row] of before) expect(after.get(slug)).toEqual(row);
});

test("only the named articles are pushed", async () => {
  const project = makeProject({ "named.md": file, "unnamed.md": file });
  const { said } = await articlesIn(project, ["push", "named"], {
    DATA_DIR: backend.dataDirectory,
  });
  expect(said[0]).toMatch(/^new: named/);
  const slugs = [...(await readers()).keys()];
  expect(slugs).toContain("named");
  expect(slugs).not.toContain("unnamed");
});

test("nothing is written while one of the files is wrong, or is not there", async () => {
  const project = makeProject({ "well.md": file, "wrong.md": file.replace("# English", "") });
  for (const words of [["push"], ["push", "well", "absent"]]) {
    const { said, code } = await articlesIn(project, words, { DATA_DIR: backend.dataDirectory });
    expect([said, code]).toEqual([[], 1]);
  }
  expect([...(await readers()).keys()]).not.toContain("well");
});

test("all of a push is written or none, when the table refuses one", async () => {
  const project = makeProject({ "early.md": file, "late.md": file });
  const database = new DatabaseSync(join(backend.dataDirectory, "app.db"));
  database.exec(`create trigger refuse_late before insert on articles
    when NEW.slug = 'late' begin select raise(abort, 'refused'); end`);
  const push = articlesIn(project, ["push"], { DATA_DIR: backend.dataDirectory });
  await expect(push).rejects.toThrow(/refused/);
  database.close();
  expect([...(await readers()).keys()]).not.toContain("early");
});

test("a folder without a database is named", async () => {
  const project = makeProject({ "trial.md": file });
  const push = articlesIn(project, ["push"], { DATA_DIR: project });
  await expect(push).rejects.toThrow(`There is no database in ${project}`);
});

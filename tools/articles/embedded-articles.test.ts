import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startTestBackend } from "local-supabase/backend-fixture";
import { afterAll, expect, test } from "vitest";
import { lines, makeProject, runArticlesCommand, writeArticle } from "./article-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

/** The public rows by slug. */
async function listRows(): Promise<Map<unknown, Record<string, unknown>>> {
  const { text } = await backend.call("/rest/v1/articles?select=*&order=published_at.desc");
  return new Map(JSON.parse(text).map((row: Record<string, unknown>) => [row.slug, row]));
}

const file = lines.join("\n");
const edited = file.replace("An excerpt", "Another excerpt");

test("a push to a running site adds an article, leaves it unchanged, then updates it", async () => {
  const project = makeProject({ "by-file.md": file });
  const push = async () => {
    const { output, errors, code } = await runArticlesCommand(project, ["push"], {
      DATA_DIR: backend.dataDirectory,
    });
    expect([errors, code]).toEqual([[], 0]);
    return output[0];
  };
  const before = await listRows();
  expect(await push()).toBe("new: by-file, of 2026-03-09");
  const first = (await listRows()).get("by-file");
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
  const after = await listRows();
  expect(after.get("by-file")).toEqual({ ...first, excerpt_en: "Another excerpt" });
  // A push does not change articles without a file.
  for (const [slug, row] of before) expect(after.get(slug)).toEqual(row);
});

test("only the named articles are pushed", async () => {
  const project = makeProject({ "named.md": file, "unnamed.md": file });
  const { output } = await runArticlesCommand(project, ["push", "named"], {
    DATA_DIR: backend.dataDirectory,
  });
  expect(output[0]).toMatch(/^new: named/);
  const slugs = [...(await listRows()).keys()];
  expect(slugs).toContain("named");
  expect(slugs).not.toContain("unnamed");
});

test("a push writes nothing when a file is invalid or missing", async () => {
  const project = makeProject({ "well.md": file, "wrong.md": file.replace("# English", "") });
  for (const words of [["push"], ["push", "well", "absent"]]) {
    const { output, code } = await runArticlesCommand(project, words, {
      DATA_DIR: backend.dataDirectory,
    });
    expect([output, code]).toEqual([[], 1]);
  }
  expect([...(await listRows()).keys()]).not.toContain("well");
});

test("a push writes nothing when the table refuses one row", async () => {
  const project = makeProject({ "early.md": file, "late.md": file });
  const database = new DatabaseSync(join(backend.dataDirectory, "app.db"));
  database.exec(`create trigger refuse_late before insert on articles
    when NEW.slug = 'late' begin select raise(abort, 'refused'); end`);
  const push = runArticlesCommand(project, ["push"], { DATA_DIR: backend.dataDirectory });
  await expect(push).rejects.toThrow(/refused/);
  database.close();
  expect([...(await listRows()).keys()]).not.toContain("early");
});

test("a push to a folder without a database names the folder", async () => {
  const project = makeProject({ "trial.md": file });
  const push = runArticlesCommand(project, ["push"], { DATA_DIR: project });
  await expect(push).rejects.toThrow(`There is no database in ${project}`);
});

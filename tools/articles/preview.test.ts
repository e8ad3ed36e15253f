import { startTestBackend, type TestBackend } from "local-supabase/backend-fixture";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findArticle } from "../../app/features/articles/queries/article-reader.server.ts";
import type { DataSource } from "../../app/server/site-context.server.ts";
import { openPreview } from "../../server/development/article-preview.ts";
import { lines, makeProject } from "./article-fixture.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const address = "http://127.0.0.1:4199";
const file = lines.join("\n");

/** The preview of a project, and what it does with an address: the reader's article, rendered as JSON. */
function previewOf(project: string) {
  const preview = openPreview(project);
  const render = async (request: Request, data: DataSource) => {
    const url = new URL(request.url);
    const locale = url.searchParams.get("lang") === "ar" ? "ar" : "en";
    const reading = { data, language: { locale, explicit: true }, log: () => {} } as const;
    const slug = url.pathname.replace("/articles/", "");
    const other = `<a href="${url.pathname}?lang=ar">`;
    return new Response(
      JSON.stringify([
        (await findArticle(reading, slug)).article,
        (await findArticle(reading, "older")).article?.slug,
      ]) + other,
    );
  };
  const data = { url: address, anonKey: backend.anonKey, fetch: backend.fetch };
  const complain = (said: string) => new Response(said, { status: 422 });
  return (path: string) => preview(new Request(address + path), data, { render, complain });
}

test.each([
  ["", "Title: a trial"],
  ["?lang=ar", "عنوان التجربة"],
])("a file is shown by the page's own reader, in the language of %j", async (search, title) => {
  const show = previewOf(makeProject({ "by-file.md": file }));
  const page = await (await show(`/preview/by-file${search}`))?.text();
  expect(page).toContain(`"title":"${title}"`);
  // What else the page reads comes from the table, and its language switch stays in the preview.
  expect(page).toContain('"older"]');
  expect(page).toContain('href="/preview/by-file?lang=ar"');
});

test("a file that cannot be pushed is shown as its complaints", async () => {
  const show = previewOf(makeProject({ "by-file.md": file.replace("## Heading", "#Heading") }));
  const answer = await show("/preview/by-file");
  expect(answer?.status).toBe(422);
  expect(await answer?.text()).toContain("content/articles/by-file.md:16: a heading has a blank");
});

test("addresses without a file are left to the site", async () => {
  const show = previewOf(makeProject({ "by-file.md": file, "README.md": file }));
  for (const path of ["/preview/another", "/preview/", "/articles/by-file", "/preview/README"])
    expect(await show(path)).toBeNull();
});

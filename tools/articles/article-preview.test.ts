import { startTestBackend } from "local-supabase/backend-fixture";
import { afterAll, expect, test } from "vitest";
import { readArticle } from "../../app/features/articles/queries/article-reader.server.ts";
import type { BackendApi } from "../../app/server/site-context.server.ts";
import { createPreviewHandler } from "../../server/development/article-preview.ts";
import { lines, makeProject } from "./article-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

const address = "http://127.0.0.1:4199";
const file = lines.join("\n");

/** Opens the preview of a project with a renderer that returns the loaded article as JSON. */
function previewOf(project: string) {
  const preview = createPreviewHandler(project);
  const render = async (request: Request, backend: BackendApi) => {
    const url = new URL(request.url);
    const locale = url.searchParams.get("lang") === "ar" ? "ar" : "en";
    const reading = { backend, language: { locale, explicit: true }, log: () => {} } as const;
    const slug = url.pathname.replace("/articles/", "");
    const other = `<a href="${url.pathname}?lang=ar">`;
    return new Response(
      JSON.stringify([
        (await readArticle(reading, slug)).article,
        (await readArticle(reading, "older")).article?.slug,
      ]) + other,
    );
  };
  const api = { url: address, anonKey: backend.anonKey, fetch: backend.fetch };
  const renderError = (errors: string) => new Response(errors, { status: 422 });
  return (path: string) => preview(new Request(address + path), api, { render, renderError });
}

test.each([
  ["", "Title: a trial"],
  ["?lang=ar", "عنوان التجربة"],
])(
  "the preview shows a file as the article page does, with the query %j",
  async (search, title) => {
    const show = previewOf(makeProject({ "by-file.md": file }));
    const page = await (await show(`/preview/by-file${search}`))?.text();
    expect(page).toContain(`"title":"${title}"`);
    // Other articles come from the table. The language link stays in the preview.
    expect(page).toContain('"older"]');
    expect(page).toContain('href="/preview/by-file?lang=ar"');
  },
);

test("the preview of an invalid file shows its errors", async () => {
  const show = previewOf(makeProject({ "by-file.md": file.replace("## Heading", "#Heading") }));
  const response = await show("/preview/by-file");
  expect(response?.status).toBe(422);
  expect(await response?.text()).toContain("content/articles/by-file.md:16: a heading has a space");
});

test("the preview ignores other paths", async () => {
  const show = previewOf(makeProject({ "by-file.md": file, "README.md": file }));
  for (const path of ["/preview/another", "/preview/", "/articles/by-file", "/preview/README"])
    expect(await show(path)).toBeNull();
});

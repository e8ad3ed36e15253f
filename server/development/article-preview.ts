import { pathOf } from "../../app/content/data/pages.ts";
import type { BackendApi } from "../../app/server/site-context.server.ts";
import { findArticleFile, formatErrors } from "../../tools/articles/article-folder.ts";

/** Renders an article file, or its errors. */
export interface PreviewRenderer {
  /** The page for a request, with articles from this source. */
  render(request: Request, backend: BackendApi): Promise<Response>;
  /** Renders the errors of the file. */
  renderError(message: string): Response;
}

const previewPath = /^\/preview\/([^/]+)$/;

/**
 * Shows the article of a file at `/preview/<slug>` during development, with the loader and the views of the article
 * page, or the errors of the file. Returns null for every other URL.
 */
export function createPreviewHandler(project: string) {
  return async (
    request: Request,
    backend: BackendApi,
    { render, renderError }: PreviewRenderer,
  ): Promise<Response | null> => {
    const url = new URL(request.url);
    const slug = previewPath.exec(url.pathname)?.[1];
    const article = slug ? findArticleFile(project, slug) : null;
    if (!article) return null;
    if (!("row" in article)) return renderError(formatErrors(article).join("\n"));
    const path = pathOf("article", article.slug);
    const page = await render(
      plainRequest(request, path + url.search),
      withRow(backend, article.row),
    );
    const headers = new Headers(page.headers);
    for (const name of ["ETag", "Content-Length"]) headers.delete(name);
    // The other language is that of the preview, too.
    const html = (await page.text()).replaceAll(`"${path}?`, `"${url.pathname}?`);
    return new Response(html, { status: page.status, headers });
  };
}

/** Returns the request for another address, whose response is neither compressed nor a 304. */
function plainRequest({ url, headers }: Request, address: string): Request {
  const request = new Request(new URL(address, url), { headers });
  for (const name of ["Accept-Encoding", "If-None-Match"]) request.headers.delete(name);
  return request;
}

/** The same source, except that a query for this slug returns the row. */
function withRow(backend: BackendApi, row: { slug: string }): BackendApi {
  const transport = backend.fetch ?? fetch;
  return {
    ...backend,
    fetch: async (input, init) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      return searchParams.get("slug") === `eq.${row.slug}`
        ? Response.json([row])
        : transport(input, init);
    },
  };
}

import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { pathOf } from "../../app/content/facts/pages.ts";
import type { DataSource } from "../../app/server/site-context.server.ts";

/** What is rendered for a request, with articles from this source. */
type Render = (request: Request, data: DataSource) => Response | Promise<Response>;

/** What `scripts/articles/article-folder.ts` offers; it is loaded anew when it changes. */
interface ArticleFiles {
  findArticleFile(project: string, slug: string): { row?: { slug: string } } | null;
  sentencesOf(article: object): string[];
}

type Vite = Pick<ViteDevServer, "watcher" | "ws" | "ssrLoadModule">;

const place = /^\/preview\/([^/]+)$/;

/**
 * Shows the article of a file at `/preview/<slug>` while the site is worked on, by the page's own reader and views, or
 * says what is wrong in the file; the page reloads when a file of the project is saved. Answers null for every other
 * address.
 */
export function openPreview(vite: Vite, project: string) {
  const folder = join(project, "content/articles/");
  vite.watcher.on("all", (_, file) => {
    if (file.startsWith(folder)) vite.ws.send({ type: "full-reload" });
  });
  return async (request: Request, data: DataSource, render: Render): Promise<Response | null> => {
    const url = new URL(request.url);
    const slug = place.exec(url.pathname)?.[1];
    if (!slug) return null;
    const files = (await vite.ssrLoadModule("/scripts/articles/article-folder.ts")) as ArticleFiles;
    const article = files.findArticleFile(project, slug);
    if (!article) return null;
    if (!article.row) {
      const sentences = files.sentencesOf(article).join("\n").replaceAll("<", "&lt;");
      return reloading(`<pre>${sentences}</pre>`, 422);
    }
    const path = pathOf("article", slug);
    const page = await render(
      new Request(new URL(path + url.search, url), request),
      withRow(data, article.row),
    );
    // The other language is that of the preview, too.
    const html = (await page.text()).replaceAll(`"${path}?`, `"${url.pathname}?`);
    return reloading(html, page.status);
  };
}

/** With the client that reloads. */
function reloading(html: string, status: number): Response {
  return new Response(`${html}<script type="module" src="/@vite/client"></script>`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

/** The same source, but that asked for this row's slug it answers the row. */
function withRow(data: DataSource, row: { slug: string }): DataSource {
  const transport = data.fetch ?? fetch;
  return {
    ...data,
    fetch: async (input, init) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      return searchParams.get("slug") === `eq.${row.slug}`
        ? Response.json([row])
        : transport(input, init);
    },
  };
}

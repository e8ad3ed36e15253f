import { fileURLToPath } from "node:url";
import type { PageScripts } from "../../app/client/islands/page-scripts.ts";
import {
  type BuiltSite,
  type PageParts,
  readBuild,
  serveBuiltPages,
} from "../bootstrap/built-site.ts";
import { serve } from "../bootstrap/serve.ts";
import { type BuiltParts, startSite } from "../bootstrap/start.ts";
import { openPreview } from "./article-preview.ts";
import { failurePage } from "./failure-page.ts";
import { type Editions, type News, tell } from "./news.ts";
import { type OpenPages, reloadScript, watchOpenPages } from "./open-pages.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** What requests are answered with at the moment. */
interface Showing extends News {
  site: BuiltSite | null;
}

/**
 * Serves the site as production does, and shows whatever the builder has built last. Beside production's it has: a line in
 * the starter of every page by which it reloads, `/preview/<slug>`, the component kit, and pages that say why a build has
 * failed. No page is kept.
 */
export async function develop(): Promise<void> {
  const openPages = watchOpenPages();
  await serve(async (environment) => {
    const site = await startSite({ ...environment, componentKit: true }, (parts) =>
      followBuilds({ ...parts, cachesPages: false }, openPages),
    );
    return {
      ...site,
      failReadiness() {
        openPages.close();
        site.failReadiness();
      },
    };
  });
}

async function followBuilds(parts: PageParts, openPages: OpenPages): Promise<BuiltParts> {
  const preview = openPreview(project);
  const first = Promise.withResolvers<void>();
  let showing: Showing = { edition: "", account: "", build: null, failure: null, site: null };
  let reading = Promise.resolve();
  const take = async (news: News) => {
    const site = news.build === showing.build ? showing.site : await read(news.build, parts);
    showing = { ...news, site };
    first.resolve();
    openPages.show(news);
    tell({ shows: news.edition });
  };
  process.on("message", (news: News) => {
    reading = reading.then(() => take(news));
  });
  tell({ asks: true });
  return {
    files: (request) => showing.site?.files(request) ?? null,
    async pages(request) {
      const stream = openPages.answer(request);
      if (stream) return stream;
      await first.promise;
      const { failure, site } = showing;
      if (failure !== null || !site) return failurePage(failure ?? "", showing);
      const shown = { ...site, scripts: withReload(site.scripts, showing) };
      const page = await preview(request, parts.data, {
        render: (asked, data) =>
          serveBuiltPages(shown, { ...parts, data, articles: everyArticle })(asked),
        renderError: (said) => failurePage(said, showing, 422),
      });
      return page ?? serveBuiltPages(shown, parts)(request);
    },
  };
}

/** What is previewed need not be in the table. */
const everyArticle: PageParts["articles"] = {
  isUnknown: async () => false,
  findLastPage: async () => null,
};

async function read(build: string | null, parts: PageParts): Promise<BuiltSite | null> {
  return build === null ? null : readBuild(new URL(build), parts);
}

/** In the starter, because its hash is in the policy already. */
function withReload(scripts: PageScripts, editions: Editions): PageScripts {
  return { ...scripts, starter: `${scripts.starter}\n${reloadScript(editions)}` };
}

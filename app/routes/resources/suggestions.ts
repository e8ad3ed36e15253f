import { knownParameters, searchParameter } from "~/content/data/pages.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { getContent } from "~/content/index.server.ts";
import { listBodies, listSearchable } from "~/features/articles/queries/article-list.server.ts";
import { suggest } from "~/features/search/search.ts";
import { getSearchIndexes } from "~/features/search/search-indexes.server.ts";
import { getSuggestions } from "~/features/search/suggestions.ts";
import { getSite } from "~/server/site-context.server.ts";
import type { Route } from "./+types/suggestions";

/** Suggestions for a search field while the visitor types; empty without a query. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = getSite(context);
  if (site.isSearchLimited) return new Response(null, { status: 429 });
  const { locale } = site.language;
  const { search, triage } = getContent(locale);
  const parameters = knownParameters("search", new URL(request.url).searchParams);
  const typed = parameters.get(searchParameter) ?? "";
  const source = { getContent, listArticles: listSearchable, listBodies };
  const suggested = typed
    ? suggest(typed, await getSearchIndexes(site, source))
    : { hits: [], lines: [] };
  return Response.json(
    getSuggestions(typed, suggested, {
      language: site.language,
      words: search,
      triage: { words: triage, path: urgentPath },
    }),
  );
}

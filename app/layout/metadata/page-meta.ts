import type { MetaDescriptor } from "react-router";
import type { Trail } from "~/components/links/breadcrumb.tsx";
import { findPrintView } from "~/content/data/print-views.ts";
import { metaTags } from "./meta-tags.ts";
import type { PageMetadata, SiteData } from "./metadata.types.ts";
import { breadcrumbNode } from "./structured-nodes.ts";

/** Metadata of a route and its breadcrumb. */
export interface RoutePage extends PageMetadata {
  trail?: Trail;
}

/** Arguments of `meta`: data of the route and of the root. Either is missing when its loader failed. */
interface MetaArgs {
  loaderData: unknown;
  location: { search: string };
  matches: readonly [{ loaderData: SiteData | undefined }, ...unknown[]];
}

/**
 * The `meta` function of a route, from its loader data. Without loader data the page is an error and has no metadata.
 * A print view has the words and the canonical address of the ordinary page.
 *
 * @example
 * export const meta: Route.MetaFunction = pageMeta(({ words }) => ({ words: words.metadata, path: pathOf("about") }));
 */
export function pageMeta<Args extends MetaArgs>(
  describe: (data: NonNullable<Args["loaderData"]>, site: SiteData) => RoutePage,
): (args: Args) => MetaDescriptor[] {
  return ({ loaderData, location, matches: [{ loaderData: site }] }) => {
    if (!site || !loaderData) return [];
    const { trail, nodes = [], ...page } = describe(loaderData, site);
    return metaTags(site, {
      ...page,
      noindex: page.noindex || findPrintView(location.search) !== null,
      nodes: trail ? [breadcrumbNode(site, stepsOf(trail, page.path)), ...nodes] : nodes,
    });
  };
}

function stepsOf({ home, through = [], current }: Trail, path: string) {
  return [{ name: home, path: "/" }, ...through, { name: current, path }];
}

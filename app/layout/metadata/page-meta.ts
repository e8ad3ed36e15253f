import type { MetaDescriptor } from "react-router";
import type { Trail } from "~/components/links/breadcrumb.tsx";
import { asksForLargePrint } from "~/i18n/large-print.ts";
import type { PageMetadata, SiteData } from "./page-description.ts";
import { pageMetadata } from "./page-metadata.ts";
import { breadcrumbNode } from "./structured-things.ts";

/** What a route knows of itself: its metadata, and the trail that its breadcrumb shows. */
export interface RoutePage extends PageMetadata {
  trail?: Trail;
}

/** What the framework hands to `meta`: the route's own data and the site's. Either is missing when its loader failed. */
interface MetaArgs {
  loaderData: unknown;
  location: { search: string };
  matches: readonly [{ loaderData: SiteData | undefined }, ...unknown[]];
}

/**
 * The `meta` of a route from what its loader answered; without that, the page is an error and says nothing of itself.
 * In large print its words are those of the ordinary page, which search engines are led to.
 *
 * @example
 * export const meta: Route.MetaFunction = pageMeta(({ words }) => ({ words: words.metadata, path: pathOf("about") }));
 */
export function pageMeta<Args extends MetaArgs>(
  describe: (data: NonNullable<Args["loaderData"]>, site: SiteData) => RoutePage,
): (args: Args) => MetaDescriptor[] {
  return ({ loaderData, location, matches: [{ loaderData: site }] }) => {
    if (!site || !loaderData) return [];
    const { trail, things = [], ...page } = describe(loaderData, site);
    return pageMetadata(site, {
      ...page,
      noindex: page.noindex || asksForLargePrint(location.search),
      things: trail ? [breadcrumbNode(site, stepsOf(trail, page.path)), ...things] : things,
    });
  };
}

function stepsOf({ home, through = [], current }: Trail, path: string) {
  return [{ name: home, path: "/" }, ...through, { name: current, path }];
}

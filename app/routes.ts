import { existsSync } from "node:fs";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { moduleOf, type PageEntry, type PageId, pages } from "./content/data/pages.ts";
import { resourceRoutes } from "./content/data/resource-routes.ts";

/** The folder of the route modules of each layout. */
const folders = { site: "pages", account: "account", staff: "staff" } as const;

/** Returns the routes of the built pages of one layout, from the table of pages. */
function routesOf(kind: PageEntry["layout"]): RouteConfigEntry[] {
  return Object.entries<PageEntry>(pages)
    .filter(([, { layout }]) => layout === kind)
    .map(([id, page]) =>
      route(page.path, getModule(id, `routes/${folders[kind]}/${moduleOf(id as PageId)}.tsx`), {
        id,
      }),
    );
}

/**
 * Returns the path of a page's module.
 * @throws Error that names the page, before the framework fails over the missing file
 */
function getModule(id: string, module: string): string {
  if (existsSync(new URL(module, import.meta.url))) return module;
  throw new Error(`app/content/data/pages.ts needs app/${module} for the page "${id}": write it.`);
}

export default [
  layout("routes/site-layout.tsx", routesOf("site")),
  layout("routes/account-layout.tsx", routesOf("account")),
  layout("routes/staff-layout.tsx", routesOf("staff")),
  ...Object.entries(resourceRoutes).map(([id, { path, module }]) => route(path, module, { id })),
] satisfies RouteConfig;

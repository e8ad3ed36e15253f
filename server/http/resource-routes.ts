import { type ResourceRoute, resourceRoutes } from "../../app/content/data/resource-routes.ts";
import { decodePath } from "./decode-path.ts";

const patterns = Object.values<ResourceRoute>(resourceRoutes).map((route) => ({
  route,
  // React Router also matches `/SITEMAP.XML/`.
  pattern: new RegExp(`^${route.path.replaceAll(".", "\\.")}/*$`, "i"),
}));

/** The resource route (sitemap, feed, robots.txt …) of a path in any spelling, or null. */
export function findResourceRoute(pathname: string): ResourceRoute | null {
  const path = decodePath(pathname);
  if (path === null) return null;
  return patterns.find(({ pattern }) => pattern.test(path))?.route ?? null;
}

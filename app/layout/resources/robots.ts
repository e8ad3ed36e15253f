import { pathOf } from "~/content/data/pages.ts";
import { resourceRoutes } from "~/content/data/resource-routes.ts";

/**
 * Disallowed endpoints and development pages. Account pages are allowed: a crawler must open them to read their
 * `noindex` (REQ-META-1).
 */
const disallowed = ["/rest/", "/auth/", "/dev/", pathOf("ui")];

/** Returns the text of robots.txt: disallowed paths and the address of the sitemap. */
export function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}${resourceRoutes.sitemap.path}`,
    "",
  ].join("\n");
}

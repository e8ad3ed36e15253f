import { documents } from "~/content/data/documents.ts";
import { pathOf } from "~/content/data/pages.ts";

/**
 * Endpoints and development pages without content. Account pages are not disallowed: a crawler must
 * open them to read that they are not to be listed (REQ-META-1).
 */
const closed = ["/rest/", "/auth/", "/dev/", pathOf("ui")];

/** The text of robots.txt: disallowed paths and the address of the sitemap. */
export function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}${documents.sitemap.path}`,
    "",
  ].join("\n");
}

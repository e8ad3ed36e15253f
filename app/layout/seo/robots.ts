import { documents } from "~/content/data/documents.ts";
import { pathOf } from "~/content/data/pages.ts";

/**
 * Doors of machines and workshops, which hold nothing to read. The account pages are not among them: a crawler must
 * open them to read that they are not to be listed (REQ-META-1).
 */
const closed = ["/rest/", "/auth/", "/dev/", pathOf("ui")];

/** What crawlers may read, and where the list of addresses is. */
export function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}${documents.sitemap.path}`,
    "",
  ].join("\n");
}

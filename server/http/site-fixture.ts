import { createMetrics } from "./metrics.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSite, type SiteOptions } from "./site.ts";

/** The origin of the tested site. */
export const siteUrl = "http://127.0.0.1:3000";

/** A site with minimal parts, except for those given, and its log entries. */
export function createTestSite(parts: Partial<SiteOptions> = {}) {
  const logged: [string, Record<string, unknown> | undefined][] = [];
  const site = createSite({
    siteUrl,
    securityHeaders: securityHeaders(siteUrl),
    trustedProxies: 0,
    files: () => null,
    pages: async ({ url }) => new Response(`page ${new URL(url).pathname}`),
    backend: null,
    inbox: null,
    isReady: async () => true,
    metrics: createMetrics({ isBackendUp: async () => true, mailQueueLength: null }),
    logBrowserError: () => 204,
    describeBackend: async () => "ok",
    log: (event, detail) => void logged.push([event, detail]),
    ...parts,
  });
  return { site, logged };
}

import { entriesPerPage } from "./pagination.ts";

/** A resource route: an address that is no page, such as the sitemap, the feed or robots.txt. */
export interface ResourceRoute {
  path: string;
  /** Route module under `app/`. */
  module: string;
  /** True when its Arabic form, at the same address with `?lang=ar`, differs (REQ-LANG-7). */
  translated: boolean;
  /** True when its content depends on a typed query (`searchParameter`). */
  typed?: true;
  /** Entries per page, when it continues at `?page=2` and so on. */
  pageSize?: number;
}

/** Every resource route. Routes, addresses and the server's responses are derived from this table. */
export const resourceRoutes = {
  sitemap: { path: "/sitemap.xml", module: "routes/resources/sitemap.ts", translated: false },
  robots: { path: "/robots.txt", module: "routes/resources/robots.ts", translated: false },
  "security-contact": {
    path: "/.well-known/security.txt",
    module: "routes/resources/security-contact.ts",
    translated: false,
  },
  manifest: {
    path: "/site.webmanifest",
    module: "routes/resources/web-manifest.ts",
    translated: true,
  },
  "article-feed": {
    path: "/articles/feed.xml",
    module: "routes/resources/article-feed.ts",
    translated: true,
    pageSize: entriesPerPage,
  },
  "hours-data": {
    path: "/hours.json",
    module: "routes/resources/hours-data.ts",
    translated: false,
  },
  suggestions: {
    path: "/search.json",
    module: "routes/resources/suggestions.ts",
    translated: true,
    typed: true,
  },
} as const satisfies Record<string, ResourceRoute>;

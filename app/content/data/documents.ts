import { entriesOnPage } from "./numbered-pages.ts";

/** A machine-readable document of the site. */
export interface DocumentEntry {
  path: string;
  /** Route module under `app/`. */
  module: string;
  /** True when its Arabic form, at the same address with `?lang=ar`, differs (REQ-LANG-7). */
  translated: boolean;
  /** True when its content depends on a typed query (`searchParameter`). */
  typed?: true;
  /** Entries per page, when it continues at `?page=2` and so on. */
  onPage?: number;
}

/** Every machine-readable document. Routes, addresses and the server's responses are derived from this table. */
export const documents = {
  sitemap: { path: "/sitemap.xml", module: "routes/documents/sitemap.ts", translated: false },
  robots: { path: "/robots.txt", module: "routes/documents/robots.ts", translated: false },
  "security-contact": {
    path: "/.well-known/security.txt",
    module: "routes/documents/security-contact.ts",
    translated: false,
  },
  manifest: {
    path: "/site.webmanifest",
    module: "routes/documents/web-manifest.ts",
    translated: true,
  },
  "article-feed": {
    path: "/articles/feed.xml",
    module: "routes/documents/article-feed.ts",
    translated: true,
    onPage: entriesOnPage,
  },
  "hours-data": {
    path: "/hours.json",
    module: "routes/documents/hours-data.ts",
    translated: false,
  },
  suggestions: {
    path: "/search.json",
    module: "routes/documents/suggestions.ts",
    translated: true,
    typed: true,
  },
} as const satisfies Record<string, DocumentEntry>;

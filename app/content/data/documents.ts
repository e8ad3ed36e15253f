import { entriesOnPage } from "./numbered-pages.ts";

/** Something the site answers that machines read. */
export interface DocumentEntry {
  path: string;
  /** Route module under `app/`. */
  module: string;
  /** True when it says something else in Arabic, at the same address with `?lang=ar` (REQ-LANG-7). */
  translated: boolean;
  /** True when it answers to words that a reader typed (`searchParameter`). */
  typed?: true;
  /** Entries on a page, when it goes on at `?page=2` and so on. */
  onPage?: number;
}

/** Every document of the site. Routes, addresses and what the process answers at them derive from this table. */
export const documents = {
  sitemap: { path: "/sitemap.xml", module: "routes/sitemap.ts", translated: false },
  robots: { path: "/robots.txt", module: "routes/robots.ts", translated: false },
  "security-contact": {
    path: "/.well-known/security.txt",
    module: "routes/security-contact.ts",
    translated: false,
  },
  manifest: { path: "/site.webmanifest", module: "routes/web-manifest.ts", translated: true },
  "article-feed": {
    path: "/articles/feed.xml",
    module: "routes/article-feed.ts",
    translated: true,
    onPage: entriesOnPage,
  },
  suggestions: {
    path: "/search.json",
    module: "routes/suggestions.ts",
    translated: true,
    typed: true,
  },
} as const satisfies Record<string, DocumentEntry>;

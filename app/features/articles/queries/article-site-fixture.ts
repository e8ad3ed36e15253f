import type { Locale } from "~/i18n/locale.ts";

/** Returns a row with every column; the first row of the table is the newest. */
export function rowAt(index: number) {
  return {
    slug: `article-${index}`,
    title_en: `Article ${index}`,
    title_ar: `مقال ${index}`,
    excerpt_en: "What it is about.",
    excerpt_ar: "عمّ يتحدث المقال.",
    content_en: "One word more.",
    content_ar: "كلمة.",
    featured_image: null,
    category: "Laser",
    author: "Editorial Team",
    published_at: "2026-11-21",
  };
}

/** Creates a site whose backend responds with `respond`, with its requests and log lines. */
export function siteWith(respond: (url: URL) => Response, locale: Locale = "en") {
  const requests: string[] = [];
  const logged: unknown[][] = [];
  const url = "https://articles.example";
  return {
    requests,
    logged,
    backend: {
      url,
      anonKey: "public-key",
      fetch: async (input: RequestInfo | URL) => {
        requests.push(decodeURIComponent(String(input).slice(url.length)));
        return respond(new URL(String(input)));
      },
    },
    language: { locale, explicit: false } as const,
    log: (...line: unknown[]) => void logged.push(line),
  };
}

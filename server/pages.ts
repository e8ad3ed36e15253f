import type { SiteContext } from "../app/server/site-context.server.ts";
import { makeScriptsInert } from "./inert-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { PageCache, type Rendered } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { answerWith, represent } from "./representation.ts";
import { closedPolicy, pagePolicy } from "./security-headers.ts";

export interface PagesOptions {
  /** Renders one request with the framework's build. */
  render(request: Request, site: SiteContext): Promise<Response>;
  site: Omit<SiteContext, "language" | "year" | "keepFor">;
  /** Origin the browser may read data from besides our own, or null. */
  dataOrigin: string | null;
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  /** Text of the script that brings a page to life. */
  starter: string;
  /** Text of a style sheet of the build by its address, or null. */
  styleSheet(address: string): string | null;
}

/** Rendered pages together take at most this much memory, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

/** Fixed pages live as long as the process. */
const forever = Number.POSITIVE_INFINITY;

/** Brotli levels: the best for what is kept, a quick one for what lives a minute. */
const quality = { kept: 11, brief: 5 };

/**
 * How long, in seconds, a browser may use the framework's data of a page without asking again: what is fetched when the
 * reader points at a link is still good when they press it. Data that lives a minute here is not made to live longer.
 */
const dataAge = { fixed: 10, brief: 5 };

/** What an answer depends on: a page on the reader's language too, a document on its address alone. */
const variesWith = {
  page: "Accept-Encoding, Accept-Language, Cookie",
  document: "Accept-Encoding",
};

const omanTime = new Intl.DateTimeFormat("en", { timeZone: "Asia/Muscat", year: "numeric" });

/** The year in Oman. Looked up once a second: a lookup costs as much as the rest of an answer's own work. */
function yearInOman(): () => number {
  let year = 0;
  let second = 0;
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      year = Number(omanTime.format(now));
    }
    return year;
  };
}

/** Answers GET and HEAD for every page and for the framework's data requests, from memory where it can. */
export function servePages(options: PagesOptions): (request: Request) => Promise<Response> {
  const cache = new PageCache(cacheBytes);
  const currentYear = yearInOman();
  return async (request) => {
    const wanted = readPageRequest(request);
    if (wanted.moved) return moveTo(wanted.moved);
    const year = currentYear();
    const page = await cache.get(`${year} ${wanted.key}`, () => renderPage(options, wanted, year));
    return answerWith(page, request);
  };
}

/** The same page has one address; a bookmark or a link with another spelling learns it for good. */
function moveTo(address: string): Response {
  return new Response(null, {
    status: 308,
    headers: { Location: address, "Cache-Control": "no-store", Vary: variesWith.page },
  });
}

/** Private, because not every shared cache heeds that data differs by language. A failure is used once. */
function dataCaching(seconds: number): string {
  if (seconds === 0) return "no-store";
  return `private, max-age=${seconds === forever ? dataAge.fixed : dataAge.brief}`;
}

async function renderPage(
  { render, site, dataOrigin, common, starter, styleSheet }: PagesOptions,
  { pathname, search, language, known, negotiated, layout }: PageRequest,
  year: number,
): Promise<Rendered> {
  let seconds = forever;
  const response = await render(new Request(site.siteUrl + pathname + search), {
    ...site,
    language,
    year,
    keepFor(wish) {
      seconds = Math.min(seconds, wish);
    },
  });
  const redirect = response.headers.get("location");
  // Redirects are never kept, nor what failed. The framework's data requests are redirected with 202 and no Location.
  const lasting = response.status === 200 || (response.status === 404 && known);
  const headers: Record<string, string> = {
    ...common,
    "Content-Security-Policy": closedPolicy,
    "Content-Type": response.headers.get("content-type") ?? "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Language": language.locale,
    Vary: negotiated ? variesWith.page : variesWith.document,
  };
  if (lasting && layout !== "plain")
    headers["Cache-Control"] = pathname.endsWith(".data")
      ? dataCaching(seconds)
      : "public, no-cache";
  if (redirect) headers.Location = redirect;
  let text = await response.text();
  if (headers["Content-Type"]?.startsWith("text/html")) {
    const styled = inlineStyles(text, styleSheet);
    const inert = makeScriptsInert(styled, starter, layout === "plain" ? "at once" : "on intent");
    text = inert.html;
    headers["Content-Security-Policy"] = pagePolicy({
      scripts: inert.hashes,
      styles: inert.styleHashes,
      dataOrigin,
    });
  }
  for (const [name, value] of response.headers) {
    if (name.startsWith("x-remix")) headers[name] = value;
  }
  if (!lasting) seconds = 0;
  const level = seconds === forever ? quality.kept : quality.brief;
  return { page: await represent(text, response.status, headers, level), seconds };
}

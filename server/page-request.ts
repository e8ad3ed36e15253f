import { numberedPath, pageNumberIn } from "../app/content/facts/numbered-pages.ts";
import {
  asksForNoPage,
  knownParameters,
  type PageEntry,
  pages,
} from "../app/content/facts/pages.ts";
import { fallbackLocale, isLocale, localeParameter } from "../app/i18n/locale.ts";
import { decideLocale } from "../app/i18n/locale-decision.ts";
import { type LinkLanguage, localizedPath, withLocale } from "../app/i18n/localized-path.ts";
import { findDocument, type KnownDocument } from "./known-document.ts";
import { findPage, type KnownPage, readablePath } from "./known-page.ts";

/** A request reduced to what may change the page: everything else a visitor can type is left out. */
export interface PageRequest {
  pathname: string;
  /** Only the parameters the pages know, in a fixed order, with `?` when there is one. */
  search: string;
  language: LinkLanguage;
  /** Equal for requests that get the same answer. */
  key: string;
  /** True for a page or document of the tables; anything else leads elsewhere and is not worth keeping. */
  known: boolean;
  /** False for documents: there the address alone decides the language, and neither cookie nor browser. */
  negotiated: boolean;
  /** The slug in the address of an article, or null for every other page. */
  article: string | null;
  /** The page's layout, or null for a path of no page. */
  layout: PageEntry["layout"] | null;
  /** Where a page that was asked for in another spelling, or as a page that no list has, has its address, or null. */
  moved: string | null;
}

/** Names the routes whose data is wanted; the framework sends it with its requests for data. */
const routesParameter = "_routes";

/** Routes around the account pages, by the framework's ids. */
const framingRoutes = ["root", "routes/account-layout"];

/** What every path that leads nowhere is to the framework: it answers each of them alike. */
const unknownPath = "/unknown";

/** Reads path, known parameters and language of a request (D1). Unknown parameters never reach a page or the cache. */
export function readPageRequest(request: Request): PageRequest {
  const url = new URL(request.url);
  const document = findDocument(url.pathname);
  if (document) return readDocumentRequest(document, url);
  const parameter = url.searchParams.get(localeParameter);
  const locale = decideLocale({
    parameter,
    cookies: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const language = { locale, explicit: isLocale(parameter) };

  const isData = url.pathname.endsWith(".data");
  const page = isData ? findPageOfData(url.pathname) : findPage(url.pathname);
  const path = page?.path ?? (isData ? unknownPath : readablePath(url.pathname));
  const pathname = isData && page ? `${path}.data` : path;

  const asks = page ? knownParameters(page.id, url.searchParams) : new URLSearchParams();

  const kept = new URLSearchParams();
  const routes = isData && page ? url.searchParams.get(routesParameter) : null;
  if (routes !== null && page) kept.set(routesParameter, knownRoutes(routes, page));
  for (const [name, value] of asks) kept.set(name, value);
  if (language.explicit) kept.set(localeParameter, locale);
  const search = kept.size > 0 ? `?${kept}` : "";
  const address = asks.size > 0 ? `${path}?${asks}` : path;
  const isMisspelt =
    page !== null && (path !== url.pathname || asksForNoPage(page.id, url.searchParams));
  const moved = !isData && isMisspelt ? localizedPath(address, language) : null;
  const key = `${locale} ${pathname}${search}`;
  const layout = page && pages[page.id].layout;
  const article =
    page?.id === "article" && !isData ? page.path.slice(page.path.lastIndexOf("/") + 1) : null;
  return {
    pathname,
    search,
    language,
    key,
    known: page !== null,
    negotiated: true,
    article,
    layout,
    moved,
  };
}

/** Machines state no language and keep no cookie: a document without `?lang=ar` is the English one. */
function readDocumentRequest(document: KnownDocument, url: URL): PageRequest {
  const { path, translated, numbered } = document;
  const asked = url.searchParams.get(localeParameter);
  const locale = translated && isLocale(asked) ? asked : fallbackLocale;
  const number = numbered ? pageNumberIn(url.searchParams) : 1;
  const address = withLocale(numberedPath(path, number), locale === fallbackLocale ? null : locale);
  return {
    pathname: path,
    search: address.slice(path.length),
    language: { locale, explicit: false },
    key: `${locale} ${address}`,
    known: true,
    negotiated: false,
    article: null,
    layout: null,
    moved: path === url.pathname ? null : address,
  };
}

/**
 * The page whose data is asked for, by the framework's `.data` behind its path. Only the account pages are an application
 * that asks for any; a content page is a document, and its path with `.data` leads nowhere.
 */
function findPageOfData(pathname: string): KnownPage | null {
  const page = findPage(pathname.replace(/\.data$/, ""));
  return page && pages[page.id].layout === "plain" ? page : null;
}

/** Of the routes that were named those the page has, in one order: nobody can fill the cache with made-up names. */
function knownRoutes(value: string, { id }: KnownPage): string {
  const named = value.split(",");
  return [...framingRoutes, id].filter((route) => named.includes(route)).join(",");
}

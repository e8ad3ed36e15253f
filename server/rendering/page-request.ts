import { numberedPath, pageNumberIn } from "../../app/content/data/numbered-pages.ts";
import {
  asksForNoPage,
  holdsTypedWords,
  knownParameters,
  type PageEntry,
  pages,
} from "../../app/content/data/pages.ts";
import { fallbackLocale, isLocale, localeParameter } from "../../app/i18n/locale.ts";
import { decideLocale } from "../../app/i18n/locale-decision.ts";
import { type LinkLanguage, localizedPath } from "../../app/i18n/localized-path.ts";
import { findMachineRoute, type MachineRoute } from "../http/machine-routes.ts";
import { findPage, findRedirectPath, type MatchedPage } from "./route-match.ts";

/** A request reduced to what may change the page: everything else a visitor can type is left out. */
export interface PageRequest {
  pathname: string;
  /** Only the parameters the pages know, in a fixed order, with `?` when there is one. */
  search: string;
  language: LinkLanguage;
  /** Equal for requests that get the same answer. */
  key: string;
  /** False for documents: there the address alone decides the language, and neither cookie nor browser. */
  negotiated: boolean;
  /** The slug in the address of an article, or null for every other page. */
  article: string | null;
  /** The place in a long list, or null for what is none. */
  place: PlaceInList | null;
  /** The page's layout, or null for what is no page. */
  layout: PageEntry["layout"] | null;
  /** True where the answer is to words that somebody typed: nobody may keep it. */
  typed: boolean;
  /** True for a page that only those who build and test the site can open. */
  isDevelopmentOnly: boolean;
  /** Where the address leads, or null where something is answered at it. */
  redirect: Redirect | null;
}

/** A page of a long list. */
interface PlaceInList {
  number: number;
  pageSize: number;
}

/** 308: another spelling of an address, also an old one of its parameters, learned for good. 302: old, short and unknown addresses, and what has gone. */
export interface Redirect {
  address: string;
  status: 302 | 308;
}

/** Names the routes whose data is wanted; the framework sends it with its requests for data. */
const routesParameter = "_routes";

/** Routes around the account pages, by the framework's ids. */
const framingRoutes = ["root", "routes/account-layout"];

/**
 * Reads path, known parameters and language of a request (REQ-LANG-2). Unknown parameters never reach a page or the
 * cache.
 */
export function readPageRequest(request: Request): PageRequest {
  const url = new URL(request.url);
  const document = findMachineRoute(url.pathname);
  if (document) return readDocumentRequest(document, url);
  const parameter = url.searchParams.get(localeParameter);
  const locale = decideLocale({
    parameter,
    cookies: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const language = { locale, explicit: isLocale(parameter) };

  const isData = url.pathname.endsWith(".data");
  const page = isData ? findDataPage(url.pathname) : findPage(url.pathname);
  if (page === null) return readUnknownRequest(url.pathname, language);
  const pathname = isData ? `${page.path}.data` : page.path;
  const asks = knownParameters(page.id, url.searchParams);
  const kept = new URLSearchParams();
  const routes = isData ? url.searchParams.get(routesParameter) : null;
  if (routes !== null) kept.set(routesParameter, filterRoutes(routes, page));
  for (const [name, value] of asks) kept.set(name, value);
  if (language.explicit) kept.set(localeParameter, locale);
  const search = kept.size > 0 ? `?${kept}` : "";
  const address = asks.size > 0 ? `${page.path}?${asks}` : page.path;
  const hasMoved = page.path !== url.pathname || asksForNoPage(page.id, url.searchParams);
  const { layout, onPage, workshop: isDevelopmentOnly = false }: PageEntry = pages[page.id];
  return {
    pathname,
    search,
    language,
    key: `${locale} ${pathname}${search}`,
    negotiated: true,
    article: page.id === "article" ? page.path.slice(page.path.lastIndexOf("/") + 1) : null,
    place: placeIn(onPage, asks),
    layout,
    typed: holdsTypedWords(asks),
    isDevelopmentOnly,
    redirect: !isData && hasMoved ? permanently(localizedPath(address, language)) : null,
  };
}

/** A path of no page leads elsewhere, in one hop. */
function readUnknownRequest(pathname: string, language: LinkLanguage): PageRequest {
  const address = localizedPath(findRedirectPath(pathname), language);
  const search = language.explicit ? `?${localeParameter}=${language.locale}` : "";
  return {
    pathname,
    search,
    language,
    key: `${language.locale} ${pathname}${search}`,
    negotiated: true,
    article: null,
    place: null,
    layout: null,
    typed: false,
    isDevelopmentOnly: false,
    redirect: { address, status: 302 },
  };
}

/** Machines state no language and keep no cookie: a document without `?lang=ar` is the English one. */
function readDocumentRequest(document: MachineRoute, url: URL): PageRequest {
  const { path, translated, onPage } = document;
  const asked = url.searchParams.get(localeParameter);
  const locale = translated && isLocale(asked) ? asked : fallbackLocale;
  // What a document for machines links to is clean; a field suggests in the language of its page (REQ-LANG-7).
  const language = { locale, explicit: document.typed === true && isLocale(asked) };
  const place = placeIn(onPage, url.searchParams);
  const words = document.typed ? knownParameters("search", url.searchParams) : null;
  const bare = words?.size ? `${path}?${words}` : numberedPath(path, place?.number ?? 1);
  const address = localizedPath(bare, language);
  return {
    pathname: path,
    search: address.slice(path.length),
    language,
    key: `${locale} ${address}`,
    negotiated: false,
    article: null,
    place,
    layout: null,
    typed: (words?.size ?? 0) > 0,
    isDevelopmentOnly: false,
    redirect: path === url.pathname ? null : permanently(address),
  };
}

function placeIn(onPage: number | undefined, asks: URLSearchParams): PlaceInList | null {
  return onPage === undefined ? null : { number: pageNumberIn(asks), pageSize: onPage };
}

function permanently(address: string): Redirect {
  return { address, status: 308 };
}

/**
 * The page whose data is asked for, by the framework's `.data` behind its path. Only the account pages are an application
 * that asks for any; a content page is a document, and its path with `.data` leads nowhere.
 */
function findDataPage(pathname: string): MatchedPage | null {
  const page = findPage(pathname.replace(/\.data$/, ""));
  return page && pages[page.id].layout === "plain" ? page : null;
}

/** Of the routes that were named those the page has, in one order: nobody can fill the cache with made-up names. */
function filterRoutes(value: string, { id }: MatchedPage): string {
  const named = value.split(",");
  return [...framingRoutes, id].filter((route) => named.includes(route)).join(",");
}

import {
  hasInvalidPageNumber,
  hasTypedQuery,
  knownParameters,
  type PageEntry,
  pages,
} from "../../app/content/data/pages.ts";
import { numberedPath, pageNumberIn } from "../../app/content/data/pagination.ts";
import type { ResourceRoute } from "../../app/content/data/resource-routes.ts";
import { fallbackLocale, isLocale, localeParameter } from "../../app/i18n/locale.ts";
import { decideLocale } from "../../app/i18n/locale-decision.ts";
import { type LinkLanguage, localizedPath } from "../../app/i18n/localized-path.ts";
import { findResourceRoute } from "../http/resource-routes.ts";
import { findPage, getRedirectPath, type MatchedPage } from "./route-match.ts";

/** A request reduced to the parts that may change the response. */
export interface PageRequest {
  pathname: string;
  /** The known query parameters in a fixed order, with `?` if there are any. */
  search: string;
  language: LinkLanguage;
  /** Cache key: equal for requests with the same response. */
  key: string;
  /** False for resource routes: the URL alone decides their language, neither cookie nor Accept-Language. */
  negotiated: boolean;
  /** The slug of an article, or null for other pages. */
  article: string | null;
  /** The page of a paginated list, or null. */
  listPage: ListPage | null;
  /** The page's layout, or null without a page. */
  layout: PageEntry["layout"] | null;
  /** True for a search query: the response is not cached. */
  typed: boolean;
  /** True for a search of a client that has to wait: its query is left out. */
  isLimited?: boolean;
  /** True for a page that exists in development and tests only. */
  isDevelopmentOnly: boolean;
  /** The redirect of this URL, or null. */
  redirect: Redirect | null;
}

/** A page of a paginated list. */
interface ListPage {
  number: number;
  pageSize: number;
}

/** 308 for another spelling of a URL or its parameters. 302 for aliases, unknown URLs and deleted articles. */
export interface Redirect {
  address: string;
  status: 302 | 308;
}

/** React Router's data requests name their routes in this parameter. */
const routesParameter = "_routes";

/** Ids of the parent routes of account and staff pages. */
const parentRoutes = ["root", "routes/account-layout", "routes/staff-layout"];

/** Reads path, known parameters and language (REQ-LANG-2). Unknown parameters never reach a page or the cache key. */
export function readPageRequest(request: Request): PageRequest {
  const url = new URL(request.url);
  const resource = findResourceRoute(url.pathname);
  if (resource) return readResourceRequest(resource, url);
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
  const parameters = knownParameters(page.id, url.searchParams);
  const query = new URLSearchParams();
  const routes = isData ? url.searchParams.get(routesParameter) : null;
  if (routes !== null) query.set(routesParameter, filterRoutes(routes, page));
  for (const [name, value] of parameters) query.set(name, value);
  if (language.explicit) query.set(localeParameter, locale);
  const search = query.size > 0 ? `?${query}` : "";
  const address = parameters.size > 0 ? `${page.path}?${parameters}` : page.path;
  const hasMoved = page.path !== url.pathname || hasInvalidPageNumber(page.id, url.searchParams);
  const {
    layout,
    pageSize,
    developmentOnly: isDevelopmentOnly = false,
  }: PageEntry = pages[page.id];
  return {
    pathname,
    search,
    language,
    key: `${locale} ${pathname}${search}`,
    negotiated: true,
    article: page.id === "article" ? page.path.slice(page.path.lastIndexOf("/") + 1) : null,
    listPage: findListPage(pageSize, parameters),
    layout,
    typed: hasTypedQuery(parameters),
    isDevelopmentOnly,
    redirect: !isData && hasMoved ? permanentRedirect(localizedPath(address, language)) : null,
  };
}

/** A path without a page redirects, in one hop. */
function readUnknownRequest(pathname: string, language: LinkLanguage): PageRequest {
  const address = localizedPath(getRedirectPath(pathname), language);
  const search = language.explicit ? `?${localeParameter}=${language.locale}` : "";
  return {
    pathname,
    search,
    language,
    key: `${language.locale} ${pathname}${search}`,
    negotiated: true,
    article: null,
    listPage: null,
    layout: null,
    typed: false,
    isDevelopmentOnly: false,
    redirect: { address, status: 302 },
  };
}

/** A resource route is English without `?lang=ar`: crawlers send no language and no cookie. */
function readResourceRequest(resource: ResourceRoute, url: URL): PageRequest {
  const { path, translated, pageSize } = resource;
  const parameter = url.searchParams.get(localeParameter);
  const locale = translated && isLocale(parameter) ? parameter : fallbackLocale;
  // Links in resource routes carry no `lang`. Search suggestions use the language of their page (REQ-LANG-7).
  const language = { locale, explicit: resource.typed === true && isLocale(parameter) };
  const listPage = findListPage(pageSize, url.searchParams);
  const words = resource.typed ? knownParameters("search", url.searchParams) : null;
  const bare = words?.size ? `${path}?${words}` : numberedPath(path, listPage?.number ?? 1);
  const address = localizedPath(bare, language);
  return {
    pathname: path,
    search: address.slice(path.length),
    language,
    key: `${locale} ${address}`,
    negotiated: false,
    article: null,
    listPage,
    layout: null,
    typed: (words?.size ?? 0) > 0,
    isDevelopmentOnly: false,
    redirect: path === url.pathname ? null : permanentRedirect(address),
  };
}

function findListPage(pageSize: number | undefined, parameters: URLSearchParams): ListPage | null {
  return pageSize === undefined ? null : { number: pageNumberIn(parameters), pageSize };
}

function permanentRedirect(address: string): Redirect {
  return { address, status: 308 };
}

/** The page of a `.data` request. Only account and staff pages have one: React Router runs them as applications. */
function findDataPage(pathname: string): MatchedPage | null {
  const page = findPage(pathname.replace(/\.data$/, ""));
  return page && pages[page.id].layout !== "site" ? page : null;
}

/** The named routes that the page has, in a fixed order: unknown names must not fill the cache. */
function filterRoutes(value: string, { id }: MatchedPage): string {
  const named = value.split(",");
  return [...parentRoutes, id].filter((route) => named.includes(route)).join(",");
}

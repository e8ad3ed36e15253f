import { largePrint, printParameter } from "../../i18n/large-print.ts";
import { sanitizeQuery } from "../../i18n/sanitize-query.ts";
import { bookingBranchIds, contactBranchIds, doctorsBranchIds } from "./branch-facts.ts";
import { doctorIds } from "./doctors.ts";
import { cardsOnPage, findPageNumber, pageParameter } from "./numbered-pages.ts";
import { type ServiceId, serviceIds } from "./services.ts";

/** What a parameter may say: one of these values, the number of a page after the first (`numbered-pages.ts`), or words. */
type ParameterValues = readonly string[] | "page number" | "typed words";

/** One page of the site. Routes, links, language alternates and the pages the tests visit derive from this table. */
export interface PageEntry {
  path: string;
  /** Route module under `app/`, or null for an address of the specification whose page is not built yet. */
  module: string | null;
  /**
   * `site`: with header and footer. `plain`: the account pages, outside the main layout; their app starts at once,
   * and their answers are stored nowhere (REQ-ACCOUNT-16).
   */
  layout: "site" | "plain";
  /** False for pages that stay out of search engines (REQ-META-1). */
  indexed: boolean;
  /** True where it is for those who build and test the site: elsewhere its address is unknown like any other. */
  workshop?: boolean;
  /** What its address may ask for beside the language: parameters and their values. Anything else counts as not asked. */
  parameters?: Readonly<Record<string, ParameterValues>>;
  /** Items on a page of a long list, which goes on at `?page=2` and so on. */
  onPage?: number;
}

/** What a reader looks for, in an address of the search and of its suggestions. */
export const searchParameter = "q";

const site = { layout: "site", indexed: true } as const;
const account = { layout: "plain", indexed: false } as const;

/** Pages to read have the same words in large print, at an address of its own. */
const readable = { ...site, parameters: { [printParameter]: [largePrint] } } as const;

/** Each service has a page at an address that ends with its id. */
const servicePages = Object.fromEntries(
  serviceIds.map((id) => [
    id,
    { ...readable, module: "routes/service.tsx", path: `/services/${id}` },
  ]),
) as {
  [Id in ServiceId]: typeof readable & { module: "routes/service.tsx"; path: `/services/${Id}` };
};

/** Every address a person can open, in the order of the specification's route tables, and our workshop's. */
export const pages = {
  home: { ...site, path: "/", module: "routes/home.tsx" },
  about: { ...site, path: "/about", module: "routes/about.tsx" },
  doctors: {
    ...site,
    path: "/doctors",
    module: "routes/doctors.tsx",
    parameters: { branch: doctorsBranchIds, doctor: doctorIds },
  },
  services: { ...site, path: "/services", module: "routes/services.tsx" },
  ...servicePages,
  branches: {
    ...site,
    path: "/branches",
    module: "routes/branches.tsx",
    parameters: { branch: contactBranchIds },
  },
  booking: {
    ...site,
    path: "/book-consultation",
    module: "routes/booking.tsx",
    parameters: { branch: bookingBranchIds },
  },
  insurance: { ...site, path: "/insurance", module: "routes/insurance.tsx" },
  faq: { ...site, path: "/faq", module: "routes/faq.tsx" },
  privacy: { ...site, path: "/privacy", module: "routes/privacy.tsx" },
  terms: { ...site, path: "/terms", module: "routes/terms.tsx" },
  accessibility: { ...site, path: "/accessibility", module: "routes/accessibility.tsx" },
  games: { ...site, path: "/eye-games", module: "routes/games.tsx" },
  articles: {
    ...site,
    path: "/articles",
    module: "routes/articles.tsx",
    parameters: { [pageParameter]: "page number" },
    onPage: cardsOnPage,
  },
  article: { ...readable, path: "/articles/:slug", module: "routes/article.tsx" },
  search: {
    ...site,
    path: "/search",
    module: "routes/search.tsx",
    indexed: false,
    parameters: { [searchParameter]: "typed words" },
  },
  // Stands in for a page that was not kept, where there is no network.
  offline: { ...site, path: "/offline", module: "routes/offline.tsx", indexed: false },
  "not-found": { ...site, path: "/404", module: "routes/not-found.tsx", indexed: false },
  login: { ...account, path: "/login", module: "routes/login.tsx" },
  signup: { ...account, path: "/signup", module: "routes/signup.tsx" },
  "forgot-password": {
    ...account,
    path: "/forgot-password",
    module: "routes/forgot-password.tsx",
  },
  "reset-password": { ...account, path: "/reset-password", module: "routes/reset-password.tsx" },
  confirm: { ...account, path: "/confirm", module: "routes/confirm.tsx" },
  dashboard: { ...account, path: "/dashboard", module: "routes/dashboard.tsx" },
  // Every component in every state.
  ui: { ...site, path: "/ui", module: "routes/ui-kit.tsx", indexed: false, workshop: true },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;

/** Addresses that lead elsewhere in one hop (REQ-LAYOUT-18). A parameter of the first is filled into the second. */
export const aliases = [
  { from: "/contact", to: "/branches" },
  { from: "/blog/:slug", to: "/articles/:slug" },
] as const;

/** Path of a page; `:slug` is replaced by `slug` where the page has one. */
export function pathOf(page: PageId, slug?: string): string {
  return slug === undefined
    ? pages[page].path
    : pages[page].path.replace(":slug", encodeURIComponent(slug));
}

/** True for the account pages: React Router runs them in the browser as one application. Every other is a document. */
export function isAccountPath(pathname: string): boolean {
  return Object.values<PageEntry>(pages).some(
    ({ layout, path }) => layout === "plain" && path === pathname,
  );
}

/** Of an address's parameters those that its page knows, each once and with a value it knows, in the table's order. */
export function knownParameters(page: PageId, search: URLSearchParams): URLSearchParams {
  const { parameters = {} }: PageEntry = pages[page];
  const known = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    const value = search.get(name);
    if (value === null || !isKnownValue(values, value)) continue;
    known.set(name, values === "typed words" ? sanitizeQuery(value) : value);
  }
  return known;
}

/** Whether an address asks a list for a page whose number is none: the first by its number, or junk. */
export function asksForNoPage(page: PageId, search: URLSearchParams): boolean {
  const { parameters = {} }: PageEntry = pages[page];
  return Object.entries(parameters).some(
    ([name, values]) =>
      values === "page number" && search.has(name) && !isKnownValue(values, search.get(name) ?? ""),
  );
}

/** Whether parameters hold words that somebody typed: what answers to them is kept nowhere (REQ-SEARCH-1). */
export function holdsTypedWords(search: URLSearchParams): boolean {
  return search.has(searchParameter);
}

function isKnownValue(values: ParameterValues, value: string): boolean {
  if (values === "typed words") return sanitizeQuery(value) !== "";
  return values === "page number" ? findPageNumber(value) !== null : values.includes(value);
}

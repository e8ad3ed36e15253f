import { bookingBranchIds, contactBranchIds, doctorsBranchIds } from "./branch-facts.ts";
import { doctorIds } from "./doctors.ts";
import { cardsPerPage, findPageNumber, pageParameter } from "./pagination.ts";
import { largePrint, printParameter, visitSheet } from "./print-views.ts";
import { sanitizeQuery } from "./sanitize-query.ts";
import { type ServiceId, serviceIds } from "./services.ts";

/**
 * Valid values of a parameter: one of a list, the number of a page after the first (`pagination.ts`), or typed
 * words.
 */
type ParameterValues = readonly string[] | "page number" | "typed words";

/** One page of the site. Routes, links, language alternates and the pages in tests are derived from this table. */
export interface PageEntry {
  path: string;
  /**
   * Route module in the folder of the layout (`app/routes.ts`), when its name is not the id: browser scripts contain the
   * table, so it is short.
   */
  module?: string;
  /**
   * `site`: with header and footer. `account` and `staff`: the pages of accounts and of staff, outside the main layout.
   * They are a React Router application, and their responses are not cached (REQ-ACCOUNT-16).
   */
  layout: "site" | "account" | "staff";
  /** False for pages that search engines must not index (REQ-META-1). */
  indexed: boolean;
  /** True for a page that exists only in development and tests; otherwise its address is unknown. */
  developmentOnly?: boolean;
  /** Parameters of its address besides the language, with their values. Other parameters are ignored. */
  parameters?: Readonly<Record<string, ParameterValues>>;
  /** Items per page of a long list, which continues at `?page=2` and so on. */
  pageSize?: number;
}

/** Query parameter of the search and of its suggestions. */
export const searchParameter = "q";

const site = { layout: "site", indexed: true } as const;
const account = { layout: "account", indexed: false } as const;
const staff = { layout: "staff", indexed: false } as const;

/** Pages for reading have an address with the same words in large print. */
const readable = { ...site, parameters: { [printParameter]: [largePrint] } } as const;

/** Treatments also have the one-page sheet that a patient takes to the clinic. */
const treatment = { ...site, parameters: { [printParameter]: [largePrint, visitSheet] } } as const;

/** Each service page has an address that ends with the service id. */
const servicePages = Object.fromEntries(
  serviceIds.map((id) => [id, { ...treatment, module: "service", path: `/services/${id}` }]),
) as {
  [Id in ServiceId]: typeof treatment & {
    module: "service";
    path: `/services/${Id}`;
  };
};

/** The screens of the area for staff besides its first one. */
const staffScreens = ["notice", "hours", "articles", "article", "review"] as const;

const staffPages = Object.fromEntries(
  staffScreens.map((screen) => [`staff-${screen}`, { ...staff, path: `/staff/${screen}` }]),
) as {
  [Screen in (typeof staffScreens)[number] as `staff-${Screen}`]: typeof staff & {
    path: `/staff/${Screen}`;
  };
};

/**
 * Every page address, in the order of the specification's route tables, and the component kit. The path of an entry
 * without one is its id.
 */
const table = {
  home: { ...site, path: "/" },
  about: site,
  doctors: {
    ...site,
    parameters: { branch: doctorsBranchIds, doctor: doctorIds },
  },
  services: site,
  ...servicePages,
  branches: {
    ...site,
    parameters: { branch: contactBranchIds },
  },
  booking: {
    ...site,
    path: "/book-consultation",
    parameters: { branch: bookingBranchIds },
  },
  visit: site,
  "my-drops": site,
  insurance: site,
  faq: site,
  privacy: site,
  terms: site,
  accessibility: site,
  proof: site,
  games: { ...site, path: "/eye-games" },
  articles: {
    ...site,
    parameters: { [pageParameter]: "page number" },
    pageSize: cardsPerPage,
  },
  article: { ...readable, path: "/articles/:slug" },
  search: {
    ...site,
    indexed: false,
    parameters: { [searchParameter]: "typed words" },
  },
  // Fallback for a page without an offline copy when there is no network.
  offline: { ...site, indexed: false },
  "not-found": { ...site, path: "/404", indexed: false },
  login: account,
  signup: account,
  "forgot-password": account,
  "reset-password": account,
  confirm: account,
  dashboard: account,
  staff: { ...staff, path: "/staff", module: "today" },
  ...staffPages,
  // Every component in every state.
  ui: {
    ...site,
    module: "ui-kit",
    indexed: false,
    developmentOnly: true,
  },
} as const satisfies Record<string, Partial<PageEntry>>;

/** The table with every path. */
export const pages = Object.fromEntries(
  Object.entries(table).map(([id, page]) => [id, { path: `/${id}`, ...page }]),
) as { [Id in keyof typeof table]: { path: string } & (typeof table)[Id] };

export type PageId = keyof typeof pages;

/** Addresses that redirect in one hop (REQ-LAYOUT-18). A parameter of the first is inserted into the second. */
export const aliases = [
  { from: "/contact", to: "/branches" },
  { from: "/blog/:slug", to: "/articles/:slug" },
] as const;

/** Returns the path of a page; `slug` replaces `:slug`. */
export function pathOf(page: PageId, slug?: string): string {
  return slug === undefined
    ? pages[page].path
    : pages[page].path.replace(":slug", encodeURIComponent(slug));
}

/** Returns the name of a page's route module. */
export function moduleOf(id: PageId): string {
  const { module, layout }: PageEntry = pages[id];
  return module ?? id.replace(`${layout}-`, "");
}

/** True for the pages of accounts and staff, a React Router application in the browser. All others are content pages. */
export function isApplicationPath(pathname: string): boolean {
  return applicationOf(pathname) !== null;
}

/** Returns whether the router of the page at `from` can show the page at `to`: each application has its own styles. */
export function isInSameApplication(from: string, to: string): boolean {
  return isApplicationPath(to) && applicationOf(from) === applicationOf(to);
}

function applicationOf(pathname: string): "account" | "staff" | null {
  const page = Object.values<PageEntry>(pages).find(({ path }) => path === pathname);
  return page && page.layout !== "site" ? page.layout : null;
}

/** Returns the parameters that the page knows, each once and with a valid value, in the table's order. */
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

/** Whether the page number of a list is invalid: the explicit number of the first page, or junk. */
export function hasInvalidPageNumber(page: PageId, search: URLSearchParams): boolean {
  const { parameters = {} }: PageEntry = pages[page];
  return Object.entries(parameters).some(
    ([name, values]) =>
      values === "page number" && search.has(name) && !isKnownValue(values, search.get(name) ?? ""),
  );
}

/** Whether the parameters contain typed words: the response is not stored (REQ-SEARCH-1). */
export function hasTypedQuery(search: URLSearchParams): boolean {
  return search.has(searchParameter);
}

function isKnownValue(values: ParameterValues, value: string): boolean {
  if (values === "typed words") return sanitizeQuery(value) !== "";
  return values === "page number" ? findPageNumber(value) !== null : values.includes(value);
}

import { type PageEntry, type PageId, pages } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { sampleSlug } from "./articles.ts";

/** One page in one language, as a test opens it. */
export interface Visit {
  page: PageId;
  locale: Locale;
  /** Path with the language an Arabic page carries; also the name of the visit in test titles. */
  address: string;
  layout: PageEntry["layout"];
  indexed: boolean;
}

/** Behind the sign-in a stranger sees the sign-in page, which is visited itself. */
const protectedPages: readonly PageId[] = ["dashboard"];

/** Every built page of the table in both languages: a page is tested by being added to the table. */
const builtVisits: readonly Visit[] = (Object.keys(pages) as PageId[])
  .filter((page) => pages[page].module !== null && !protectedPages.includes(page))
  .flatMap((page) => inBothLanguages({ ...pages[page], page }));

const isComponentKit = ({ page }: Visit) => (pages[page] as PageEntry).developmentOnly === true;

/** The pages that everyone can open. */
export const visits = builtVisits.filter((visit) => !isComponentKit(visit));

/** The component kit, where every component stands in every state. */
export const kitVisits = builtVisits.filter(isComponentKit);

/** The pages with header and footer. */
export const mainLayoutVisits = visits.filter((visit) => visit.layout === "site");

/**
 * Whether what is found of header, menu and footer on this page is told for all others, which have the same
 * (e2e/all-pages/same-layout.spec.ts).
 */
export function representsLayout({ page }: Visit): boolean {
  return page === "home";
}

/** The part of a page that is its own. */
export function ownPart(visit: Visit): "body" | "main" {
  return visit.layout === "site" && !representsLayout(visit) ? "main" : "body";
}

/** The page of every treatment in both languages, each with its id. */
export const treatmentVisits = visits.flatMap((visit) =>
  serviceIds.filter((id) => id === visit.page).map((id) => ({ ...visit, id })),
);

/** The same page in the other language. */
export function visitInOtherLanguage({ page, locale }: Visit): Visit {
  const counterpart = builtVisits.find((other) => other.page === page && other.locale !== locale);
  if (!counterpart) throw new Error(`"${page}" has no page in the other language of ${locale}`);
  return counterpart;
}

function inBothLanguages({
  page,
  path,
  layout,
  indexed,
}: Pick<Visit, "page" | "layout" | "indexed"> & { path: string }): Visit[] {
  return locales.map((locale) => ({
    page,
    locale,
    address: withLocale(path.replace(":slug", sampleSlug), locale === "ar" ? "ar" : null),
    layout,
    indexed,
  }));
}

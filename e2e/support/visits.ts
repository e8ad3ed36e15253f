import { type PageEntry, type PageId, pages } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { sampleSlug } from "./articles.ts";

/** One page in one language. */
export interface Visit {
  page: PageId;
  locale: Locale;
  /** Path with query, which is also the name of the visit in test titles. */
  address: string;
  layout: PageEntry["layout"];
  indexed: boolean;
}

/** Without a session these pages redirect to the sign-in page. */
function isProtected(page: PageId): boolean {
  return page === "dashboard" || pages[page].layout === "staff";
}

/** Every page of the table in both languages. A page is tested as soon as it is in the table. */
const builtVisits: readonly Visit[] = (Object.keys(pages) as PageId[])
  .filter((page) => !isProtected(page))
  .flatMap((page) => inBothLanguages({ ...pages[page], page }));

const isComponentKit = ({ page }: Visit) => (pages[page] as PageEntry).developmentOnly === true;

/** The pages that every visitor can open. */
export const visits = builtVisits.filter((visit) => !isComponentKit(visit));

/** The component kit, which shows every component in every state. */
export const kitVisits = builtVisits.filter(isComponentKit);

/** The pages with header and footer. */
export const mainLayoutVisits = visits.filter((visit) => visit.layout === "site");

/**
 * True for the one page whose header, menu and footer are tested. All other pages have the same ones
 * (e2e/all-pages/same-layout.spec.ts).
 */
export function representsLayout({ page }: Visit): boolean {
  return page === "home";
}

/** The part of a page that no other page has. */
export function ownPart(visit: Visit): "body" | "main" {
  return visit.layout === "site" && !representsLayout(visit) ? "main" : "body";
}

/** The pages of all treatments in both languages, with the id of the treatment. */
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

import type { Locale } from "~/i18n/locale.ts";

/** The style sheets of the pages, as the build divides them (`scripts/build-steps/style-sheets.ts`). */
export interface PageStyles {
  /** Inline styles of the first screen in each language, by the module of the page. */
  firstScreen: Record<string, Record<Locale, string>>;
  /** Address of the file that all pages with header and footer share. */
  shared: string;
  /** Addresses of the files of single pages, by their module. Pages whose styles are all shared have none. */
  own: Record<string, string>;
  /** Address of the file that only pages in large print and visit sheets have. */
  printView: string;
  /** Address of the one file of the account pages. */
  account: string;
  /** Address of the one file of the staff pages. */
  staff: string;
}

/** Key of the inline styles of the error page, which has no route module. */
export const errorPage = "";

/** Placeholder of the inline styles in the head of a document; the server replaces it. */
export const inlineStylesPlace = "/*styles*/";

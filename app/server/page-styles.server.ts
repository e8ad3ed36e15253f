import { moduleOf, type PageEntry, type PageId, pages } from "~/content/data/pages.ts";
import type { Locale } from "~/i18n/locale.ts";
import { errorPage, inlineStylesPlace, type PageStyles } from "./page-styles.ts";

/** The inline script of a page, as `root.tsx` renders it. */
const inlineScript = /<script>[\s\S]*?<\/script>/;

/** As `FirstScreenEnd` is rendered. */
const firstScreenEnd = /<div hidden="" data-first-screen-end="">/;

/** The properties of a page that select its styles. */
export interface StyledPage {
  /** Id of the innermost route: of a page, or of something else on an error. */
  routeId: string | undefined;
  locale: Locale;
  /** A page in large print or a visit sheet. These have no first screen of their own. */
  isPrintView: boolean;
}

/**
 * Inserts the inline styles of the first screen into the head, and links to the files with the other styles after the
 * first screen. The inline script of the head follows them again, so that every browser waits for the files there: a
 * link alone would let Firefox and Safari show the rest without styles. The same text needs no second hash, and
 * compresses to a few bytes. Without JavaScript, and in pages without a marked first screen, the links are in the
 * head.
 */
export function insertStyles(
  html: string,
  styles: PageStyles,
  { routeId, locale, isPrintView }: StyledPage,
): string {
  const page: PageEntry | undefined = pages[routeId as PageId];
  const module = page ? moduleOf(routeId as PageId) : errorPage;
  if (page && page.layout !== "site") return insertIntoHead(html, linkTo(styles[page.layout]));
  const own = styles.own[module];
  const printView = isPrintView ? [styles.printView] : [];
  const files = [styles.shared, ...(own ? [own] : []), ...printView];
  const links = files.map(linkTo).join("");
  const { [module]: firstScreen = styles.firstScreen[errorPage] } = styles.firstScreen;
  const inline = selectTimeOfDay(firstScreen?.[locale] ?? "", html);
  const styled = html.replace(inlineStylesPlace, () => inline);
  if (isPrintView || !firstScreenEnd.test(html)) return insertIntoHead(styled, links);
  const [script = ""] = inlineScript.exec(styled) ?? [];
  return insertIntoHead(styled, `<noscript>${links}</noscript>`).replace(
    firstScreenEnd,
    (end) => end + files.map(linkAfterFirstScreen).join("") + script,
  );
}

/**
 * Removes the rules for other times of day than that of the document; the files have all. A rule in which another
 * selector comes first is for the dark theme too, and stays.
 */
function selectTimeOfDay(css: string, html: string): string {
  const [, timeOfDay] = /<html [^>]*data-time-of-day="(\w+)"/.exec(html) ?? [];
  return css.replace(/(?<=[{}])\[data-time-of-day=(\w+)\][^{}]*\{[^{}]*\}/g, (rule, own) =>
    own === timeOfDay ? rule : "",
  );
}

function linkTo(file: string): string {
  return `<link rel="stylesheet" href="${file}"/>`;
}

/** The rest of the document arrives before a file of low priority, and with it the first paint. */
function linkAfterFirstScreen(file: string): string {
  return `<link rel="stylesheet" href="${file}" fetchpriority="low"/>`;
}

function insertIntoHead(html: string, markup: string): string {
  return html.replace("</head>", () => `${markup}</head>`);
}

import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { type Locale, otherLocale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits, type Visit } from "../support/visits.ts";

/**
 * Skip link, header, menu, start of the main landmark, footer and phone bar. Other tests prove them on one page for all
 * (REQ-LANG-2, REQ-LAYOUT-3, REQ-LAYOUT-9, REQ-LAYOUT-10).
 */
const parts = [
  /<body[^>]*><a [^>]*href="#main">[^<]+<\/a><header/,
  /<header[\s\S]*?<\/header>/,
  /<dialog id="menu"[\s\S]*?<\/dialog>/,
  /<main[^>]*>/,
  /<footer[\s\S]*?<\/footer>/,
  /<nav [^>]*data-phone-bar[\s\S]*?<\/nav>/,
];

/** The ways to request a language. Links of a page requested with `?lang=en` have that parameter too. */
const requests: readonly (readonly [string, Locale, Locale | null])[] = [
  ["in English", "en", null],
  ["in English by parameter", "en", "en"],
  ["in Arabic", "ar", "ar"],
];

for (const [name, locale, parameter] of requests) {
  test(`requested ${name}, every page has the layout of the home page`, {
    tag: "@smoke",
  }, async () => {
    const expected = await readLayout(pathOf("home"), locale, parameter);
    const visitsOfLocale = mainLayoutVisits.filter((visit: Visit) => visit.locale === locale);
    for (const { address } of visitsOfLocale) {
      const layout = await readLayout(withLocale(address, null), locale, parameter);
      for (const [index, part] of layout.entries()) {
        expect(part, `part ${index} of ${address}`).not.toBe("");
        expect.soft(part, `part ${index} of ${address}`).toBe(expected[index]);
      }
    }
  });
}

/**
 * Reads the layout from the HTML, without the mark of the current page and the URL of the language switch, which must
 * be the same page in the other language. It also ignores which actions of the phone bar are hidden: the booking page
 * has its own opening hours, so its bar can show the triage while the others show the phone.
 */
async function readLayout(
  path: string,
  locale: Locale,
  parameter: Locale | null,
): Promise<string[]> {
  const response = await sendRequest(site + withLocale(path, parameter));
  const html = bodyText(response);
  const other = otherLocale(locale);
  const alternates = [withLocale(path, other), withLocale(path, null)];
  return parts.map((part) => {
    const text = part.exec(html)?.[0] ?? "";
    return text
      .replaceAll(' aria-current="page"', "")
      .replaceAll(' hidden=""', "")
      .replaceAll(/<a href="([^"]*)" hrefLang="(\w+)"/g, (_, href: string, language: string) => {
        expect([path, alternates.includes(href), language]).toEqual([path, true, other]);
        return "<a to the other language";
      });
  });
}

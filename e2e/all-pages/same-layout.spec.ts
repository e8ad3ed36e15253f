import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { type Locale, otherLocale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits, type Visit } from "../support/visits.ts";

/**
 * Header with menu, and footer: what is proved of them on one page holds on all (REQ-LANG-2, REQ-LAYOUT-9,
 * REQ-LAYOUT-10).
 */
const parts = [
  /<header[\s\S]*?<\/header>/,
  /<dialog id="menu"[\s\S]*?<\/dialog>/,
  /<footer[\s\S]*?<\/footer>/,
];

/** How a page can be asked for; a link of a page that was asked for by `?lang=en` says so too. */
const requests: readonly (readonly [string, Locale, Locale | null])[] = [
  ["in English", "en", null],
  ["in English whatever is preferred", "en", "en"],
  ["in Arabic", "ar", "ar"],
];

for (const [name, locale, parameter] of requests) {
  test(`asked for ${name}, every page has the frame of the home page`, {
    tag: "@smoke",
  }, async () => {
    const expected = await readLayout(pathOf("home"), locale, parameter);
    const visitsOfLocale = mainLayoutVisits.filter((visit: Visit) => visit.locale === locale);
    for (const { address } of visitsOfLocale) {
      const layout = await readLayout(withLocale(address, null), locale, parameter);
      for (const [index, part] of layout.entries()) {
        expect(part.length, `part ${index} of ${address}`).toBeGreaterThan(100);
        expect.soft(part, `part ${index} of ${address}`).toBe(expected[index]);
      }
    }
  });
}

/**
 * The frame as it is sent, but for what tells where one is: the mark of the current page and the address of the switch,
 * which must be the page's own in the other language.
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
      .replaceAll(/<a href="([^"]*)" hrefLang="(\w+)"/g, (_, href: string, language: string) => {
        expect([path, alternates.includes(href), language]).toEqual([path, true, other]);
        return "<a to the other language";
      });
  });
}

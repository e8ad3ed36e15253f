import { type BrowserContext, expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { directionOf } from "../../app/i18n/locale.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { kitVisits, visits } from "../support/visits.ts";

const allVisits = [...visits, ...kitVisits];

// REQ-LANG-9: the server alone decides, with and without JavaScript.
test("the first bytes of every page have its language and direction, also with another stored language", async () => {
  const requests = allVisits.flatMap(({ address, locale }) => {
    const cookieLocale = locale === "ar" ? "en" : "ar";
    // A URL without a language is in the stored language.
    const localeOfPage = address.includes("lang=") ? locale : cookieLocale;
    return [
      { address, headers: {}, expected: locale },
      { address, headers: { cookie: `language=${cookieLocale}` }, expected: localeOfPage },
    ] as const;
  });
  const firstBytes = await Promise.all(
    requests.map(async ({ address, headers }) =>
      bodyText(await sendRequest(site + address, { headers })).slice(0, 200),
    ),
  );
  for (const [index, { address, expected }] of requests.entries()) {
    const start = `<html lang="${expected}" dir="${directionOf(expected)}"`;
    expect.soft(firstBytes[index], address).toContain(start);
  }
});

// REQ-LANG-9. All pages with this layout have the same scripts that could change the direction.
for (const page of ["home", "login"] as const) {
  test(`${pathOf(page)} is right-to-left from the first frame when Arabic is stored`, async ({
    page: tab,
    context,
  }) => {
    await storeArabic(context);
    await recordDirections(tab);
    await tab.goto(pathOf(page));
    await waitUntilInteractive(tab);
    const directions = await tab.evaluate(() => [...Reflect.get(window, "seenDirections")]);
    expect(directions).toEqual(["rtl"]);
  });
}

function storeArabic(context: BrowserContext): Promise<void> {
  return context.addCookies([{ name: "language", value: "ar", url: site }]);
}

/** Records the direction of the next pages in every frame, in `seenDirections`. */
async function recordDirections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenDirections: seen });
    const record = () => {
      if (document.body) seen.add(document.documentElement.dir);
      requestAnimationFrame(record);
    };
    record();
    new PerformanceObserver(() => seen.add(document.documentElement.dir)).observe({
      type: "paint",
    });
  });
}

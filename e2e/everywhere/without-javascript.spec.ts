import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/facts/pages.ts";
import { type Locale, otherLocale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { describeTexts, readTexts } from "../support/page-texts.ts";
import { siteVisits, visits } from "../support/visits.ts";
import { shellWords, switchNames } from "../support/words.ts";

const test = base.extend<{ plainReader: (locale: string, width?: number) => Promise<Page> }>({
  /** A page of a browser that runs no JavaScript and prefers a language. */
  plainReader: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (locale, width = 1280) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled: false,
        locale,
        viewport: { width, height: 800 },
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** What browsers ask for that prefer a language. */
const browserLocales: Record<Locale, string> = { en: "en-US", ar: "ar-OM" };

for (const { address, locale } of visits) {
  test(`${address} can be read to its end without JavaScript, and its questions open`, async ({
    plainReader,
  }) => {
    const page = await plainReader("en-US");
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    // Words that rise into place have risen by now, without anything that would start them.
    await expect
      .poll(async () => {
        const texts = await readTexts(page, "main");
        return describeTexts(texts.filter(({ opacity, drawn }) => opacity < 1 && !drawn));
      })
      .toEqual([]);
    const texts = await readTexts(page, "main");
    expect(texts.length).toBeGreaterThan(3);
    const placeless = texts.filter(
      ({ seen, boxes, drawn }) => seen && !drawn && boxes.length === 0,
    );
    expect(describeTexts(placeless)).toEqual([]);

    for (const question of await page.locator("main details").all()) {
      if ((await question.getAttribute("open")) === null) await question.locator("summary").click();
      await expect(question.locator(":scope > :not(summary)").first()).toBeVisible();
    }
  });
}

for (const { address, locale } of siteVisits) {
  const words = shellWords[locale];
  const other = otherLocale(locale);

  test(`the menu of ${address} opens, leads on and closes without JavaScript`, async ({
    plainReader,
  }) => {
    const page = await plainReader("en-US", 390);
    await page.goto(address);
    const sheet = page.locator("#menu");
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: words.menu.open }).click();
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: words.menu.close }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: words.menu.open }).click();
    await sheet.getByRole("link", { name: words.navigation.articles }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf("articles")}(\\?|$)`));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(sheet).toBeHidden();
  });

  // The harder case of the two: what the browser prefers is not the language of the page.
  test(`who prefers ${browserLocales[other]} turns ${address} to ${other} and back without JavaScript, and it stays`, async ({
    plainReader,
  }) => {
    const page = await plainReader(browserLocales[other]);
    const root = page.locator("html");
    await page.goto(withLocale(address, locale));
    await expect(root).toHaveAttribute("lang", locale);
    for (const [from, to] of [
      [locale, other],
      [other, locale],
    ] as const) {
      await page.getByRole("link", { name: switchNames[from] }).first().click();
      await expect(root).toHaveAttribute("lang", to);
      const { brand, navigation } = shellWords[to];
      await page.getByRole("banner").getByRole("link", { name: brand }).click();
      await expect(root).toHaveAttribute("lang", to);
      await page.getByRole("banner").getByRole("link", { name: navigation.articles }).click();
      await expect(page).toHaveURL(new RegExp(pathOf("articles")));
      await expect(root).toHaveAttribute("lang", to);
    }
  });
}

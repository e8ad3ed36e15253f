import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { type Locale, locales, otherLocale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { describeTexts, type PageText, readTexts } from "../support/page/page-texts.ts";
import { test } from "../support/shared-tab.ts";
import { phoneViewport } from "../support/viewports.ts";
import { visits } from "../support/visits.ts";
import { languageSwitchNames, shellWords, words } from "../support/words.ts";

test.use({ javaScriptEnabled: false });

for (const { address } of visits) {
  test(`${address} shows all texts without JavaScript, and its questions open`, async ({
    page,
  }) => {
    await page.goto(address);
    let texts: PageText[] = [];
    // The reveal animations end without JavaScript.
    await expect
      .poll(async () => {
        texts = await readTexts(page, "main");
        return describeTexts(texts.filter(({ opacity, inDrawing }) => opacity < 1 && !inDrawing));
      })
      .toEqual([]);
    expect(texts.length).toBeGreaterThan(3);
    const withoutBox = texts.filter(
      ({ visible: options, boxes, inDrawing }) => options && !inDrawing && boxes.length === 0,
    );
    expect(describeTexts(withoutBox)).toEqual([]);
    await expectOpenedAnswers(page);
  });
}

/** Clicks the first question, then all others at once. */
async function expectOpenedAnswers(page: Page): Promise<void> {
  const closed = page.locator("main details:not([open]) > summary").filter({ visible: true });
  if ((await closed.count()) > 0) await closed.first().click();
  await closed.evaluateAll((summaries) => {
    for (const summary of summaries) (summary as HTMLElement).click();
  });
  const answers = page.locator("main details > :not(summary)");
  const hidden = await answers.evaluateAll((all) =>
    all.filter((one) => !one.checkVisibility()).map(({ textContent }) => textContent),
  );
  expect(hidden).toEqual([]);
}

// The layout is the same on every page (same-layout.spec.ts), so one page in each language is enough.
for (const locale of locales) {
  const shell = shellWords[locale];
  const menuPage = withLocale(pathOf("lasik-surgery"), locale === "ar" ? "ar" : null);

  test(`the menu of ${menuPage} opens, closes and navigates without JavaScript`, {
    tag: "@smoke",
  }, async ({ page }) => {
    await page.setViewportSize(phoneViewport);
    await page.goto(menuPage);
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: shell.menu.open }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: shell.menu.close }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: shell.menu.open }).click();
    await menu.getByRole("link", { name: shell.navigation.articles }).click();
    await expect(page).toHaveURL(new RegExp(`${pathOf("articles")}(\\?|$)`));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(menu).toBeHidden();
  });
}

// The dashboard needs a session, so it is none of the visits above.
for (const locale of locales) {
  test(`without JavaScript the dashboard says in ${locale} that it needs scripts, and shows no spinner`, async ({
    page,
  }) => {
    const { frame, form, dashboard } = words[locale].account;
    await page.goto(`${pathOf("dashboard")}?lang=${locale}`);
    // Locators do not match inside `noscript`, so the visible text is compared.
    const main = page.getByRole("main");
    const textOptions = { useInnerText: true };
    await expect(main).toContainText(form.needsScript, textOptions);
    await expect(main).not.toContainText(frame.loading, textOptions);
    await expect(main).not.toContainText(dashboard.signOut, textOptions);
  });
}

/** The browser locale of each language. */
const browserLocales: Record<Locale, string> = { en: "en-US", ar: "ar-OM" };

// In these tests the browser prefers the other language.
for (const locale of locales) {
  const other = otherLocale(locale);

  test.describe(`with the browser locale ${browserLocales[other]}`, () => {
    test.use({ locale: browserLocales[other] });

    test(`the language of / switches from ${locale} to ${other} and back without JavaScript, and is stored`, async ({
      page,
    }) => {
      const root = page.locator("html");
      await page.goto(`${pathOf("home")}?lang=${locale}`);
      await expect(root).toHaveAttribute("lang", locale);
      for (const [from, to] of [
        [locale, other],
        [other, locale],
      ] as const) {
        await page.getByRole("link", { name: languageSwitchNames[from] }).first().click();
        await expect(root).toHaveAttribute("lang", to);
        const { brand, navigation } = shellWords[to];
        await page.getByRole("banner").getByRole("link", { name: brand }).click();
        await expect(root).toHaveAttribute("lang", to);
        await page.getByRole("banner").getByRole("link", { name: navigation.articles }).click();
        await expect(page).toHaveURL(new RegExp(pathOf("articles")));
        await expect(root).toHaveAttribute("lang", to);
      }
    });
  });
}

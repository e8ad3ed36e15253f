import { expect, type Page } from "@playwright/test";
import { sampleSlug } from "../support/articles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const toArabic = (page: Page) => page.getByRole("link", { name: "العربية" });
const toEnglish = (page: Page) => page.getByRole("link", { name: "English" });
const language = (page: Page) => page.locator("html");

// REQ-LANG-5
test("the language switch is labelled in the other language and script", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await expect(toArabic(page)).toHaveText("العربية");
  await toArabic(page).click();
  await expect(toEnglish(page)).toHaveText("English");
});

const switches = [
  { from: "/", to: "/?lang=ar", name: "to Arabic on the home page", button: toArabic },
  { from: "/?lang=ar", to: "/", name: "to English on the home page", button: toEnglish },
  { from: "/articles", to: "/articles?lang=ar", name: "to Arabic in a list", button: toArabic },
  {
    from: `/articles/${sampleSlug}?lang=ar`,
    to: `/articles/${sampleSlug}`,
    name: "to English in an article",
    button: toEnglish,
  },
];

for (const { from, to, name, button } of switches) {
  // REQ-LANG-6
  test(`switching ${name} changes all texts and replaces the history entry`, async ({ page }) => {
    const read = () =>
      page.evaluate(() => {
        const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
        const { lang, dir } = document.documentElement;
        const description = document.querySelector('meta[name="description"]');
        return {
          language: lang,
          direction: dir,
          title: document.title,
          description: description?.getAttribute("content") ?? "",
          label: textOf("header [hreflang]"),
          heading: textOf("h1"),
          footer: textOf("footer h2"),
        };
      });
    await page.goto(from);
    await waitUntilInteractive(page);
    const before = await read();
    const steps = await page.evaluate(() => history.length);
    await button(page).click();
    await expect(page).toHaveURL(to);
    await expect(language(page)).toHaveAttribute("lang", to.endsWith("lang=ar") ? "ar" : "en");
    const after = await read();
    for (const key of Object.keys(before) as (keyof typeof before)[]) {
      expect(after[key], key).not.toBe(before[key]);
    }
    expect(after.direction).toBe(after.language === "ar" ? "rtl" : "ltr");
    const code = after.language;
    expect(await page.evaluate(() => [localStorage.language, document.cookie])).toEqual([
      code,
      `language=${code}`,
    ]);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });
}

test("with an Arabic browser the switch to English has a URL without parameter", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "ar-OM" });
  await page.goto("/");
  await waitUntilInteractive(page);
  await toEnglish(page).click();
  await expect(language(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("contentinfo")).toContainText(en.shell.footer.hoursTitle);
  await expect(page).toHaveTitle(new RegExp(`${en.shell.brand}$`));
  await expect(page).toHaveURL("/");
});

test("with an Arabic browser the language switch works on a URL with a fragment", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "ar-OM" });
  await page.goto("/#doctors");
  await waitUntilInteractive(page);
  // On a scrolled page the compact header has another language switch.
  await expect(page.getByRole("banner")).toHaveAttribute("data-compact", "true");
  await toEnglish(page).click();
  await expect(language(page)).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(en.home.hero.title.join(" "));
});

test("a language switch in one tab applies to the next page of another tab", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const other = await page.context().newPage();
  await other.goto("/");
  await waitUntilInteractive(other);
  await toArabic(other).click();
  await expect(language(other)).toHaveAttribute("lang", "ar");
  await page.getByRole("banner").getByRole("link", { name: en.shell.navigation.articles }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
  await expect(language(page)).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("contentinfo")).toContainText(ar.shell.footer.hoursTitle);
});

test("Back and Forward keep the chosen language", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.getByRole("banner").getByRole("link", { name: en.shell.navigation.articles }).click();
  await expect(page).toHaveURL("/articles");
  await toArabic(page).click();
  await expect(page).toHaveURL("/articles?lang=ar");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ar.home.hero.title.join(" "));
  await expect(language(page)).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("contentinfo")).toContainText(ar.shell.footer.hoursTitle);
  await page.goForward();
  await expect(page).toHaveURL("/articles?lang=ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.articles.title);
});

import { expect, type Page } from "@playwright/test";
import { shell as arabic } from "../../app/content/ar/shell.ts";
import { clinic, telephoneLink } from "../../app/content/data/clinic.ts";
import { shell as english } from "../../app/content/en/shell.ts";
import { breakpoints } from "../../app/styles/breakpoints.ts";
import { sampleSlug } from "../support/articles.ts";
import { pressTab } from "../support/page/focus.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const number = clinic.phones[0].value;
const banner = (page: Page) => page.getByRole("banner");
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
}

for (const { words, suffix } of [
  { words: english, suffix: "" },
  { words: arabic, suffix: "?lang=ar" },
]) {
  // REQ-LAYOUT-4
  test(`the header links to six pages in order${suffix}`, async ({ page }) => {
    await page.goto(`/${suffix}`);
    const links = banner(page)
      .getByRole("navigation", { name: words.navigationLabel })
      .getByRole("link");
    const { about, doctors, services, articles, insurance, branches } = words.navigation;
    await expect(links).toHaveText([about, doctors, services, articles, insurance, branches]);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const paths = ["/about", "/doctors", "/services", "/articles", "/insurance", "/branches"];
    expect(hrefs).toEqual(paths.map((path) => path + suffix));
  });

  test(`navigation, search and booking share one line in every wide window${suffix}`, async ({
    page,
  }) => {
    await page.goto(`/services${suffix}`);
    const row = [
      banner(page).getByRole("navigation", { name: words.navigationLabel }),
      banner(page).locator("summary"),
      banner(page).getByRole("link", { name: words.bookAppointment }),
    ];
    const narrowest = breakpoints.width.headerNavigation * 16;
    for (const width of [narrowest, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all(row.map((part) => part.boundingBox()));
      const centres = boxes.map((box) => box && Math.round(box.y + box.height / 2));
      for (const centre of centres)
        expect.soft(centre, `${width} px`).toBeCloseTo(centres[0] ?? 0, -1);
    }
  });

  // REQ-LAYOUT-3
  test(`the header shows logo, tagline, phone number, language and booking${suffix}`, async ({
    page,
  }) => {
    await page.goto(`/articles${suffix}`);
    await waitUntilInteractive(page);
    const book = banner(page).getByRole("link", { name: words.bookAppointment });
    await expect(book).toHaveAttribute("href", `/book-consultation${suffix}`);
    const phone = banner(page).locator('a[href^="tel:"]:visible');
    await expect(phone).toHaveAttribute("href", telephoneLink(number));
    await expect(phone).toHaveText(number);
    await expect(phone).toHaveAccessibleName(`${words.callLabel} ${number}`);
    await expect(banner(page).getByText(words.tagline, { exact: true }).first()).toBeVisible();
    await expect(banner(page).locator("[hreflang]:visible")).toHaveCount(1);

    // The compact header has the same links, and the navigation does not move.
    const navigation = banner(page).getByRole("navigation", { name: words.navigationLabel });
    const before = await navigation.boundingBox();
    await scrollTo(page, 400);
    await expect(phone).toHaveCount(1);
    const language = banner(page).locator("[hreflang]:visible");
    for (const link of [phone, language, book]) await expect(link).toBeInViewport({ ratio: 1 });
    const { x, width } = (await navigation.boundingBox()) ?? { x: Number.NaN, width: 0 };
    expect([x, width]).toEqual([before?.x, before?.width]);
    const tool = (await language.boundingBox()) ?? { x: Number.NaN, width: 0 };
    expect(tool.x + tool.width <= x || tool.x >= x + width, "they do not overlap it").toBe(true);
    await banner(page).getByRole("link", { name: words.brand }).click();
    await expect(page).toHaveURL(`/${suffix}`);
  });
}

test("becoming compact does not scroll the page and does not flicker", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.evaluate(() => {
    const header = document.querySelector("header") as HTMLElement;
    const changes: string[] = [];
    let last = header.dataset.compact ?? "";
    // The script may set the same value again.
    new MutationObserver(() => {
      const value = header.dataset.compact ?? "";
      if (value !== last) changes.push(value);
      last = value;
    }).observe(header, { attributeFilter: ["data-compact"] });
    Object.assign(window, { changes });
  });
  const height = () => banner(page).evaluate((header) => header.getBoundingClientRect().height);
  const normal = await height();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 22);
  await expect.poll(height).toBeLessThan(normal - 10);
  await expect.poll(() => scrollTop(page)).toBe(22);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([
    "true",
  ]);
});

test("the navigation marks the current page, also in an article", async ({ page }) => {
  await page.goto(`/articles/${sampleSlug}`);
  const current = banner(page).getByRole("navigation").locator("[aria-current=page]");
  await expect(current).toHaveText(en.shell.navigation.articles);
});

test("a link opens a page at its top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await scrollTo(page, 1500);
  // `click()` may scroll.
  await banner(page).getByRole("link", { name: en.shell.brand }).dispatchEvent("click");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.home.hero.title.join(" "));
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
  await expect.poll(() => scrollTop(page)).toBe(1500);
});

test("the tab order of the header is the reading order, and the skip link works", async ({
  page,
}) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  const expected = [
    english.skipLink,
    number,
    "العربية",
    en.shell.brand,
    ...[
      en.shell.navigation.about,
      en.shell.navigation.doctors,
      en.shell.navigation.services,
      en.shell.navigation.articles,
      en.shell.navigation.insurance,
      en.shell.navigation.branches,
    ],
    english.search.label,
    english.bookAppointment,
  ];
  for (const name of expected) {
    const stop = await pressTab(page);
    expect(stop?.name).toMatch(name);
    expect(stop?.hasFocusRing, stop?.name).toBe(true);
    expect(stop?.isUncovered, stop?.name).toBe(true);
  }
  await page.goto(`/articles/${sampleSlug}`);
  await pressTab(page);
  await page.keyboard.press("Enter");
  expect((await pressTab(page))?.name).toBe(en.articles.back);
});

test("moving the focus through the header does not scroll the page", async ({ page }) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await scrollTo(page, 1500);
  await page.getByRole("main").evaluate((main) => main.focus({ preventScroll: true }));
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press("Shift+Tab");
    expect(await scrollTop(page)).toBe(1500);
  }
});

test("Enter on a link of the header opens the page and resets the focus", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await banner(page).getByRole("link", { name: en.shell.navigation.articles }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
  // The first tab stop of a page is the skip link.
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']").first()).toBeFocused();
});

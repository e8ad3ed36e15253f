import { expect, type Page } from "@playwright/test";
import { shell as words } from "../../app/content/ar/shell.ts";
import { shell as english } from "../../app/content/en/shell.ts";
import { describeTexts, readTexts } from "../support/page/page-texts.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const banner = (page: Page) => page.getByRole("banner");
const bar = (page: Page) => page.getByRole("navigation", { name: words.phoneBar.label });

test("on an Arabic phone the header has logo, booking, language and menu in one row from the right", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const mark = await banner(page).getByRole("link", { name: words.brand }).boundingBox();
  const language = await banner(page).getByRole("link", { name: "English" }).boundingBox();
  const menu = await banner(page).getByRole("button", { name: words.menu.open }).boundingBox();
  const book = await banner(page).getByRole("link", { name: words.bookAppointment }).boundingBox();
  expect(mark?.x).toBeGreaterThan(book?.x ?? Number.NaN);
  expect(book?.x).toBeGreaterThan(language?.x ?? Number.NaN);
  expect(language?.x).toBeGreaterThan(menu?.x ?? Number.NaN);
  await expect(banner(page).getByRole("navigation")).toHaveCount(0);
});

for (const { words: texts, suffix } of [
  { words, suffix: "?lang=ar" },
  { words: english, suffix: "?lang=en" },
]) {
  test(`the booking link of the header is visible on the smallest phone and at any scroll position${suffix}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/articles${suffix}`);
    await waitUntilInteractive(page);
    const book = banner(page).getByRole("link", { name: texts.bookAppointment });
    const neighbours = [
      banner(page).getByRole("link", { name: texts.brand }),
      banner(page).locator("[hreflang]:visible"),
      banner(page).getByRole("button", { name: texts.menu.open }),
    ];
    for (const end of [false, true]) {
      if (end) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(book).toBeInViewport({ ratio: 1 });
      const box = (await book.boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 };
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      for (const neighbour of neighbours) {
        const other = (await neighbour.boundingBox()) ?? { x: Number.NaN, width: 0 };
        const apart = other.x >= box.x + box.width || other.x + other.width <= box.x;
        expect(apart, `${await neighbour.getAttribute("href")} does not overlap it`).toBe(true);
      }
    }
    await book.tap();
    await expect(page).toHaveURL(/\/book-consultation/);
  });

  // WCAG 1.4.4
  test(`with 200 % zoom the booking link does not cover the logo${suffix}`, async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    await page.goto(`/articles${suffix}`);
    await waitUntilInteractive(page);
    const book = await banner(page)
      .getByRole("link", { name: texts.bookAppointment })
      .boundingBox();
    const { x, width } = book ?? { x: Number.NaN, width: Number.NaN };
    const covered = (await readTexts(page, "header")).filter(
      ({ text, visible, boxes }) =>
        text === texts.brand &&
        visible &&
        !boxes.every((box) => box.x >= x + width || box.x + box.width <= x),
    );
    expect(describeTexts(covered)).toEqual([]);
    await expect(banner(page).getByRole("link", { name: texts.brand })).toBeInViewport({
      ratio: 1,
    });
  });
}

test("a tap on English switches the language, and a tap on عربي switches it back", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await banner(page).getByRole("link", { name: "English" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.home.hero.title.join(" "));
  await expect(page).toHaveURL("/");
  await banner(page).getByRole("link", { name: "عربي" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page).toHaveURL("/?lang=ar");
  expect(await page.evaluate(() => [localStorage.language, document.cookie])).toEqual([
    "ar",
    "language=ar",
  ]);
});

test("the phone bar does not cover the end of the page", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const terms = page.getByRole("contentinfo").getByRole("link", { name: words.footer.legal.terms });
  const end = await terms.boundingBox();
  const start = await bar(page).boundingBox();
  expect((end?.y ?? Number.NaN) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? Number.NaN);
});

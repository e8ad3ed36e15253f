import { expect, type Page } from "@playwright/test";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import { articles, cardsPerPage } from "../support/articles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";
import { articleRow } from "./article-row.ts";
import { watchLoadingStatus } from "./loading-status.ts";

const cards = (page: Page) => page.getByRole("main").locator("li article");

test("on a phone the cards are in one column, and a tap anywhere on a card opens it", async ({
  page,
}) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await expect(cards(page)).toHaveCount(Math.min(articles.length, cardsPerPage));
  const lefts = await cards(page).evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().x)),
  );
  expect(new Set(lefts).size).toBe(1);
  const excerpt = cards(page).nth(1).getByRole("paragraph").last();
  await excerpt.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await excerpt.boundingBox()) ?? {};
  // The tap uses coordinates, because the link covers the whole card.
  await page.touchscreen.tap(x + 40, y + 10);
  await expect(page).toHaveURL(`/articles/${articles[1]?.slug}?lang=ar`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(articles[1]?.title_ar ?? "");
});

test("on a phone a tap on the last card shows a visible loading status", async ({
  page,
  backend,
}) => {
  await page.goto(`${siteBehindProxy}/articles`);
  await waitUntilInteractive(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await backend.injectFault("slug=eq.", { kind: "delay", milliseconds: 1500 });
  const readLoadingStatus = await watchLoadingStatus(page);
  await cards(page).last().getByRole("link").tap();
  await expect(page.getByRole("link", { name: ar.articles.back })).toBeInViewport();
  expect(await readLoadingStatus()).toEqual({
    text: ar.shell.loadingArticles.article,
    inSight: true,
  });
});

test("a title of one long word breaks inside its card", async ({ page, backend }) => {
  const title_ar = "Pneumonoultramicroscopicsilicovolcanoconiosis-keratoconjunctivitis";
  await backend.respondWith("order=published_at.desc", [{ ...articleRow, title_ar }]);
  await page.goto(`${siteBehindProxy}/articles`);
  await expect(cards(page).getByRole("heading")).toHaveText(title_ar);
  const [card, title] = await Promise.all(
    [cards(page), cards(page).getByRole("heading")].map((part) => part.boundingBox()),
  );
  expect(title?.width).toBeLessThanOrEqual(card?.width ?? 0);
});

test("the back link opens the list, and Back returns to the tapped card", async ({ page }) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await cards(page).nth(5).scrollIntoViewIfNeeded();
  await cards(page).nth(5).getByRole("link").tap();
  const back = page.getByRole("link", { name: ar.articles.back });
  await expect(back).toBeInViewport();
  await page.goBack();
  await expect(cards(page).nth(5)).toBeInViewport();
  await page.goForward();
  await back.tap();
  await expect(page).toHaveURL("/articles?lang=ar");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

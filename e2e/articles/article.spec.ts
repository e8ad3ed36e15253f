import { expect, type Page } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { displayName } from "../../app/i18n/display-name.ts";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import {
  articles,
  newestArticle,
  readingTimeText,
  sampleArticle,
  sampleSlug,
} from "../support/articles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import { watchLoadingStatus } from "./loading-status.ts";

const list = `${siteBehindProxy}/articles`;

function relatedLinks(page: Page) {
  return page.getByRole("main").locator("li article").getByRole("link");
}

// REQ-ARTICLE-8
test("an article shows back link, category, title, excerpt, author, date and reading time in this order", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto(`/articles/${sampleSlug}`);
  const text = (await page.getByRole("article").first().textContent()) ?? "";
  const parts = [
    en.articles.back,
    displayName(sampleArticle.category, en.articles.categories),
    sampleArticle.title_en,
    sampleArticle.excerpt_en,
    displayName(sampleArticle.author, en.articles.authors),
    formatDateLong(sampleArticle.published_at, "en"),
    readingTimeText(sampleArticle, "en"),
    /^## (.+)$/m.exec(sampleArticle.content_en)?.[1] ?? "",
  ];
  const offsets = parts.map((part) => text.indexOf(part));
  expect(offsets).not.toContain(-1);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  await expect(page.getByRole("link", { name: en.articles.back })).toHaveAttribute(
    "href",
    "/articles",
  );
});

// REQ-ARTICLE-10
test("the body of an article is right-to-left in Arabic", async ({ page }) => {
  await page.goto(`/articles/${sampleSlug}?lang=ar`);
  const body = page
    .getByRole("article")
    .locator("div[dir]")
    .filter({ has: page.locator("h2") })
    .last();
  await expect(body).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("article").first().locator("time")).toHaveText(
    formatDateLong(sampleArticle.published_at, "ar"),
  );
});

// REQ-ARTICLE-7
test("an unknown slug redirects to the list and adds no history entry", async ({ page }) => {
  await page.goto("/");
  await page.goto("/articles/no-such-article");
  await expect(page).toHaveURL("/articles");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a link to a deleted article leads to the list, and Back returns to the previous page", async ({
  page,
  backend,
}) => {
  await page.goto(`${list}/${sampleSlug}`);
  await waitUntilInteractive(page);
  await backend.respondWith("slug=eq.", []);
  await relatedLinks(page).first().click();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(`${list}/${sampleSlug}`);
});

test("an article without its related articles is shown without that block", async ({
  page,
  backend,
}) => {
  await backend.respondWith("slug=neq.", []);
  await page.goto(`${list}/${sampleSlug}`);
  await backend.injectFault("slug=neq.", {
    kind: "respond",
    status: 500,
    type: "text/plain",
    body: "no",
  });
  await page.goto(`${list}/${sampleSlug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: en.articles.related })).toHaveCount(0);
});

test("below the body are a booking link and the two newest other articles", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/articles");
  const paths = await page
    .locator("main li article a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const { slug } of [newestArticle, ...articles.slice(-1)]) {
    const expected = paths.filter((path) => path !== `/articles/${slug}`).slice(0, 2);
    await page.goto(`/articles/${slug}`);
    const book = page.getByRole("main").getByRole("link", { name: en.articles.callout.action });
    await expect(book).toHaveAttribute("href", "/book-consultation");
    const hrefs = await relatedLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(hrefs).toEqual(expected);
    const order = await page
      .locator("main section a, main li article a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(order.indexOf("/book-consultation")).toBeLessThan(order.indexOf(expected[0] ?? ""));
  }
});

test("a click on a related article shows a visible loading status", async ({ page, backend }) => {
  await page.goto(`${list}/${sampleSlug}`);
  await waitUntilInteractive(page);
  await backend.injectFault("slug=eq.", { kind: "delay", milliseconds: 1500 });
  const target = await relatedLinks(page).first().getAttribute("href");
  const readLoadingStatus = await watchLoadingStatus(page);
  await relatedLinks(page).first().click();
  await expect(page).toHaveURL(`${siteBehindProxy}${target}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readLoadingStatus()).toEqual({
    text: en.shell.loadingArticles.article,
    inSight: true,
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

// REQ-ARTICLE-12
test("a new article opens at its top, and Back and reload restore the scroll position", async ({
  page,
}) => {
  await page.goto(`/articles/${sampleSlug}`);
  await waitUntilInteractive(page);
  await relatedLinks(page).first().scrollIntoViewIfNeeded();
  // The section of the link is laid out in the frame after the scroll.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await relatedLinks(page)
    .first()
    .evaluate((link) => {
      sessionStorage.setItem("left at", String(Math.round(scrollY)));
      (link as HTMLElement).click();
    });
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(sampleArticle.title_en);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sampleArticle.title_en);
  const scrollBefore = await page.evaluate(() => Number(sessionStorage.getItem("left at")));
  expect(scrollBefore).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollBefore);
  await test.step("a reload keeps the scroll position", async () => {
    await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
    await page.reload();
    await waitUntilInteractive(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1900);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { displayName } from "../../app/i18n/display-name.ts";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import {
  articles,
  cardsPerPage,
  newestArticle,
  readingTimeText,
  sampleSlug,
} from "../support/articles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { clientBuild, listBuiltFiles } from "../support/servers/built-files.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";
import { watchLoadingStatus } from "./loading-status.ts";

const list = `${siteBehindProxy}/articles`;
const listCall = "order=published_at.desc";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

test("the list shows the articles, newest first, in columns that fit the viewport", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto("/articles");

  // REQ-ARTICLE-2
  const expectColumns = (columns: number) =>
    test.step(`${columns} columns, with covers of the same height in a row`, async () => {
      const tracks = await page
        .locator("main ul:has(> li > article)")
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
      expect(tracks).toBe(columns);
      const covers = await cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const cover = card.querySelector("img")?.getBoundingClientRect();
          return cover ? [{ top: Math.round(cover.top), height: Math.round(cover.height) }] : [];
        }),
      );
      for (const { top, height } of covers) {
        const row = covers.filter((cover) => cover.top === top);
        expect(row.map((cover) => cover.height)).toEqual(row.map(() => height));
      }
    });
  await expectColumns(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await expectColumns(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectColumns(3);

  // REQ-ARTICLE-1, REQ-ARTICLE-3
  await test.step("a card has image, category, date, reading time, title and excerpt", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
    await expect(cards(page)).toHaveCount(Math.min(articles.length, cardsPerPage));
    const first = cards(page).first();
    const category = displayName(newestArticle.category, en.articles.categories);
    await expect(first.getByRole("heading")).toHaveText(newestArticle.title_en);
    for (const text of [category, readingTimeText(newestArticle, "en"), newestArticle.excerpt_en])
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    await expect(first.locator("time")).toHaveText(
      formatDateLong(newestArticle.published_at, "en"),
    );
    await expect(first.locator("img")).toHaveAttribute("src", newestArticle.featured_image);
    await expect(first.getByRole("link")).toHaveAttribute(
      "href",
      `/articles/${newestArticle.slug}`,
    );
    const dates = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates).toEqual([...dates].sort().reverse());
    const closing = page.getByRole("main").getByRole("link", { name: en.articles.closing.action });
    await expect(closing).toHaveAttribute("href", "/book-consultation");
  });
});

// A page of its own, because its window has the tested width from the start.
test("the landmark is requested on wide viewports only", async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 1023, height: 900 } });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const listLandmarkRequests = () => fetched.filter((address) => address.includes("landmark-"));
  await page.goto("/articles");
  await waitUntilInteractive(page);
  expect(listLandmarkRequests()).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(listLandmarkRequests).toHaveLength(1);
});

for (const { lang, link, text } of [
  { lang: "en", link: en.shell.navigation.articles, text: en.shell.loadingArticles.list },
  { lang: "ar", link: ar.shell.navigation.articles, text: ar.shell.loadingArticles.list },
]) {
  test(`a link to the list shows a visible loading status (${lang})`, async ({ page, backend }) => {
    await page.goto(`${siteBehindProxy}/?lang=${lang}`);
    await waitUntilInteractive(page);
    await backend.injectFault(listCall, { kind: "delay", milliseconds: 1500 });
    // The link is in the footer, far below the skeleton of the list.
    const readLoadingStatus = await watchLoadingStatus(page);
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(await readLoadingStatus()).toEqual({ text, inSight: true });
    await expect(page.getByRole("status")).toHaveCount(0);
  });
}

test("the HTML of the list contains the articles and no loading status", async ({ request }) => {
  const html = await (await request.get("/articles")).text();
  expect(html).not.toContain('role="status"');
  expect(html).toContain(`href="/articles/${newestArticle.slug}"`);
});

test("articles are requested with the public key and the specified queries", {
  tag: "@smoke",
}, async ({ page, backend }) => {
  await page.goto(list);
  await page.goto(`${list}/${sampleSlug}`);
  const calls = await backend.calls();
  const addresses = calls.map(({ path }) => decodeURIComponent(path));
  const columns = "slug,title_en,excerpt_en,content_en,featured_image,category,published_at";
  const order = "order=published_at.desc,slug.asc";
  expect(addresses).toContain(`/rest/v1/articles?select=${columns}&${order}&offset=0&limit=24`);
  expect(addresses.some((path) => path.includes(`select=*&slug=eq.${sampleSlug}`))).toBe(true);
  expect(addresses.some((path) => path.includes(`slug=neq.${sampleSlug}&${order}&limit=2`))).toBe(
    true,
  );
  for (const { apikey, method } of calls) {
    expect(apikey).toMatch(/^sb_publishable_/);
    expect(method).toBe("GET");
  }
});

test("no public file contains a secret key", async ({ page }) => {
  for (const name of listBuiltFiles()) {
    const text = readFileSync(join(clientBuild, "assets", name), "latin1");
    expect(/sb_secret|service_role|sb_publishable/.exec(text)?.[0], name).toBeUndefined();
  }
  for (const path of ["/articles", "/articles.data", `/articles/${sampleSlug}`]) {
    const text = await (await page.request.get(path)).text();
    expect(/sb_secret|service_role/.exec(text)?.[0], path).toBeUndefined();
  }
});

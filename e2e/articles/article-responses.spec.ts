import { expect } from "@playwright/test";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { displayName } from "../../app/i18n/display-name.ts";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import { sampleSlug } from "../support/articles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";
import { articleRow } from "./article-row.ts";

// The article page with unusual responses of the backend.

const list = `${siteBehindProxy}/articles`;

test("an article shows its row in each language", async ({ page, backend }) => {
  const article = page.getByRole("article").first();
  await test.step("HTML shows as text, and the light markup is rendered", async () => {
    const content_en = `${articleRow.content_en}\n\n<script>window.bad = true</script><b>x</b>`;
    await backend.respondWith("slug=eq.one-article", [{ ...articleRow, content_en }]);
    await page.goto(`${list}/one-article`);
    await expect(article.getByText("<script>window.bad = true</script><b>x</b>")).toBeVisible();
    await expect(article.getByRole("heading", { level: 2, name: "A heading" })).toBeVisible();
    await expect(article.locator("strong", { hasText: "bold" })).toBeVisible();
    expect(await page.evaluate(() => "bad" in window)).toBe(false);
  });
  // REQ-ARTICLE-13
  await test.step("the Arabic page shows the Arabic columns", async () => {
    await backend.respondWith("slug=eq.one-article", [articleRow]);
    await page.goto(`${list}/one-article?lang=ar`);
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(articleRow.title_ar);
    await expect(article).toContainText(articleRow.excerpt_ar);
    await expect(article).toContainText(articleRow.content_ar);
    await expect(article).toContainText(displayName(articleRow.author, ar.articles.authors));
    await expect(article).toContainText(formatDateLong(articleRow.published_at, "ar"));
    await expect(article).not.toContainText(articleRow.title_en);
  });
  // REQ-ARTICLE-7
  await test.step("a malformed row redirects to the list", async () => {
    await backend.respondWith("slug=eq.one-article", [{ ...articleRow, published_at: "someday" }]);
    await page.goto(`${list}/one-article?lang=en`);
    await expect(page).toHaveURL(`${list}?lang=en`);
  });
});

test("during an outage an uncached article redirects to the list, from a link and from a URL, and Back works", async ({
  page,
  backend,
}) => {
  await page.goto(siteBehindProxy);
  await backend.respondWith("slug=eq.", []);
  await page.goto(`${list}/${sampleSlug}`);
  await expect(page).toHaveURL(list);
  await waitUntilInteractive(page);
  await backend.injectFault("slug=eq.", { kind: "disconnect" });
  await page.locator(`main li article a[href="/articles/${sampleSlug}"]`).first().click();
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.articles.title);
  await page.goto(`${list}/${sampleSlug}`);
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).not.toContain(sampleSlug);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

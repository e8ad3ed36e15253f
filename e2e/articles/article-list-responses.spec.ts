import { expect, type Page } from "@playwright/test";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";
import { articleRow } from "./article-row.ts";

// The article list with unusual responses of the backend.

const list = `${siteBehindProxy}/articles`;
const listCall = "order=published_at.desc";

function cards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

test("an empty list shows a text in both languages and no retry link", async ({
  page,
  backend,
}) => {
  await backend.respondWith(listCall, []);
  for (const [lang, { title, text }] of [
    ["en", en.articles.empty],
    ["ar", ar.articles.empty],
  ] as const) {
    await page.goto(`${list}?lang=${lang}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    for (const { retry } of [en.articles.empty, ar.articles.empty])
      await expect(page.getByRole("link", { name: retry })).toHaveCount(0);
  }
});

test("during an outage without a cache the list is empty and has a retry link", async ({
  newVisitor,
  backend,
}) => {
  for (const [name, fault] of [
    [
      "an error",
      { kind: "respond", status: 500, type: "application/json", body: '{"message":"x"}' },
    ],
    ["nothing", { kind: "disconnect" }],
  ] as const) {
    await test.step(`the response is ${name}`, async () => {
      // A new visitor has no cached list.
      const page = await newVisitor();
      await backend.respondWith(listCall, []);
      await page.goto(list);
      await backend.injectFault(listCall, fault);
      await page.goto(list);
      await expect(page.getByRole("heading", { name: en.articles.empty.title })).toBeVisible();
      await backend.reset();
      await page.getByRole("link", { name: en.articles.empty.retry }).click();
      await expect(cards(page)).toHaveCount(12);
    });
  }
});

test("unusual rows are shown, and malformed ones are left out", async ({ page, backend }) => {
  await backend.respondWith(listCall, [
    { ...articleRow, title_en: null },
    articleRow,
    { slug: 7 },
    "junk",
  ]);
  await page.goto(list);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText("One article");

  // REQ-ARTICLE-3
  await test.step("a card without an image and with an unknown category is complete", async () => {
    await backend.respondWith(listCall, [{ ...articleRow, category: "Optics & <light>" }]);
    await page.goto(list);
    await expect(cards(page).locator("img")).toHaveCount(0);
    await expect(cards(page).getByText("Optics & <light>", { exact: true })).toBeVisible();
    await expect(cards(page).getByText(en.articles.readMore)).toBeVisible();
    await expect(cards(page).getByText("What it is about.")).toBeVisible();
    await expect(cards(page).getByRole("link")).toHaveAttribute("href", "/articles/one-article");
  });

  await test.step("the list keeps the order of the response", async () => {
    const rows = ["2026-11-20", "2026-11-21", "2025-01-01"].map((published_at, index) => ({
      ...articleRow,
      published_at,
      slug: `article-${index}`,
    }));
    await backend.respondWith(listCall, rows);
    await page.goto(list);
    await expect(cards(page).locator("time")).toHaveText([
      "November 20, 2026",
      "November 21, 2026",
      "January 1, 2025",
    ]);
  });
});

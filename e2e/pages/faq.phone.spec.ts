import { expect } from "@playwright/test";
import { questionsPage } from "../../app/content/ar/questions-page.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";

test("the chips stay below the header and scroll to the current one", async ({ page }) => {
  await page.goto("/faq");
  await waitUntilInteractive(page);
  await expect(page.getByRole("main").locator("details").first()).toHaveAttribute("open", "");
  const chips = page.getByRole("navigation", { name: questionsPage.topics });
  const last = chips.getByRole("link").last();
  await expect(last).not.toBeInViewport();
  await page.locator("#results").evaluate((part) => part.scrollIntoView());
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  const heading = page.locator("#results h2");
  const [bar, title] = [await chips.boundingBox(), await heading.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

test("the fragment of an answer scrolls to its question below the chips", async ({ page }) => {
  await page.goto("/faq#icl-suitability");
  await waitUntilInteractive(page);
  const row = page.locator("details:has(#icl-suitability)");
  await expect(row).toHaveAttribute("open", "");
  const chips = page.getByRole("navigation", { name: questionsPage.topics });
  const [bar, summary] = [await chips.boundingBox(), await row.locator("summary").boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(summary?.y ?? 0);
  await expect(row.locator("section")).toBeInViewport();
});

test("the back-to-top button is above the phone bar and never over the footer", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitUntilInteractive(page);
  const button = page.getByRole("link", { name: ar.shell.backToTop });
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole("navigation", { name: ar.shell.phoneBar.label });
  const [over, under] = [await button.boundingBox(), await bar.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  expect(over?.x).toBeLessThan(100);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(button).not.toBeInViewport();
});

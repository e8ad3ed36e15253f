import { expect, type Page } from "@playwright/test";
import { accessibility as words } from "../../app/content/ar/accessibility.ts";
import { formatNumber } from "../../app/i18n/numerals.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";

const section = (page: Page, id: keyof typeof words.sections) => page.locator(`section#${id}`);
const heading = (page: Page, id: keyof typeof words.sections) =>
  section(page, id).getByRole("button", { name: words.sections[id].title });
const paragraph = (page: Page, id: keyof typeof words.sections) =>
  section(page, id).getByText(words.sections[id].text);

test("on a phone the sections are closed, also before hydration, and a tap opens one", async ({
  page,
}) => {
  await page.goto("/accessibility");
  await expect(paragraph(page, "commitment")).toBeVisible();
  await expect(paragraph(page, "languages")).toBeHidden();
  // The first tap loads the script and is replayed.
  await section(page, "languages").locator("h2 a").tap();
  await expect(paragraph(page, "languages")).toBeVisible();
  await expect(heading(page, "languages")).toHaveAttribute("aria-expanded", "true");
  await heading(page, "commitment").tap();
  await expect(paragraph(page, "commitment")).toBeHidden();
  await expect(paragraph(page, "languages")).toBeVisible();
});

test("a fragment and find-in-page open a closed section", async ({ page }) => {
  await page.goto("/accessibility#limits");
  await expect(paragraph(page, "limits")).toBeInViewport();
  await waitUntilInteractive(page);
  await expect(paragraph(page, "limits")).toBeInViewport();
  await expect(heading(page, "limits")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#testing-text")).toHaveAttribute("hidden", "until-found");
  await page.locator("#testing-text").dispatchEvent("beforematch");
  await expect(heading(page, "testing")).toHaveAttribute("aria-expanded", "true");
});

test("the tools fit in one row, stay below the header and are in Arabic", async ({ page }) => {
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  const tools = page.getByRole("region", { name: words.toolbar.label });
  await page.locator("#tools").scrollIntoViewIfNeeded();
  await expect(tools).toBeInViewport({ ratio: 1 });
  // The header becomes compact during the scroll, so the distance is polled.
  const gap = () =>
    tools.evaluate((bar) => {
      const header = document.querySelector("header")?.getBoundingClientRect();
      return Math.abs(bar.getBoundingClientRect().top - (header?.bottom ?? 0));
    });
  await expect.poll(gap).toBeLessThan(2);
  expect((await tools.boundingBox())?.height).toBeLessThan(80);
  const { larger, size } = words.toolbar;
  await tools.getByRole("button", { name: `${larger.face} ${larger.name}` }).tap();
  const status = page.getByRole("status");
  await expect(status).not.toBeEmpty();
  const percent = Math.round((100 * 18) / 16);
  await expect(status).toHaveText(size.replace("#", formatNumber(percent, "ar")));
});

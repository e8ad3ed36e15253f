import { expect } from "@playwright/test";
import { insurers, planInterest, planStore } from "../../app/content/data/insurance.ts";
import { formatPercent } from "../../app/i18n/numerals.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/requests/page-head.ts";
import { ar, en } from "../support/words.ts";

// REQ-INSURANCE-1
test("the insurers come first, each with its name as a logo", async ({ page }) => {
  await page.goto("/insurance");
  const partners = page.getByRole("region", { name: en.insurance.insurers.title });
  const marks = partners.getByRole("img");
  await expect(marks).toHaveText(insurers.map(({ name }) => name));
  for (const { id } of insurers) {
    const name = en.insurance.insurers.logos[id];
    await expect(partners.getByRole("img", { name })).toBeVisible();
  }
});

test("in Arabic the insurers have their Latin names, and each logo has an Arabic accessible name", async ({
  page,
}) => {
  await page.goto("/insurance?lang=ar");
  const marks = page.getByRole("region", { name: ar.insurance.insurers.title }).getByRole("img");
  await expect(marks).toHaveText(insurers.map(({ name }) => name));
  await expect(marks.first().locator("bdi")).toHaveAttribute("lang", "en");
  await expect(
    page.getByRole("img", { name: ar.insurance.insurers.logos[insurers[0].id] }),
  ).toBeVisible();
});

test("the plan shows interest, term and approval, and its app opens in a new tab", async ({
  page,
}) => {
  await page.goto("/insurance");
  const main = page.getByRole("main");
  await expect(main.getByText(en.insurance.plan.text)).toBeVisible();
  await expect(main.getByRole("term")).toHaveText([
    en.insurance.plan.tiles.interest.label,
    en.insurance.plan.tiles.term.label,
    en.insurance.plan.tiles.approval.label,
  ]);
  await expect(main.getByRole("definition")).toHaveText([
    formatPercent(planInterest, "en"),
    en.insurance.plan.tiles.term.value,
    "",
  ]);
  const store = main.getByRole("link", { name: en.insurance.plan.store });
  await expect(store).toHaveAttribute("href", planStore.value);
  await expect(store).toHaveAttribute("target", "_blank");
  await expect(store).toHaveAttribute("rel", /noopener/);
});

test("in Arabic the figures of the plan have Arabic digits", async ({ page }) => {
  await page.goto("/insurance?lang=ar");
  await expect(page.getByRole("main").getByRole("definition")).toHaveText([
    formatPercent(planInterest, "ar"),
    ar.insurance.plan.tiles.term.value,
    "",
  ]);
});

test("the page ends with a booking link", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/insurance");
  const book = page.getByRole("main").getByRole("link", { name: en.insurance.closing.action });
  await expect(book).toHaveAttribute("href", "/book-consultation");
});

test("a link far down another page opens this one at its top, and Back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  await waitUntilInteractive(page);
  const link = page.getByRole("main").locator('a[href="/insurance"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);
  await link.click();
  await expect(page).toHaveURL(`${site}/insurance`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.insurance.title.join(" "));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

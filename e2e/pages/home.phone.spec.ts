import { expect, type Page } from "@playwright/test";
import { home as words } from "../../app/content/ar/home.ts";
import { services } from "../../app/content/ar/services.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";

const main = (page: Page) => page.getByRole("main");

test("in Arabic the first screen describes the clinic and links to booking and treatments", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    words.hero.title.join(" "),
  );
  const facts = main(page).getByRole("list", { name: words.hero.factsLabel }).getByRole("listitem");
  await expect(facts).toContainText([
    words.hero.patients.text,
    words.hero.certificate,
    words.hero.equipment,
    words.hero.locations,
  ]);
  await expect(facts).toHaveCount(4);
  await expect(facts.first()).toContainText(words.hero.patients.count);
  for (const [name, href] of [
    [words.hero.book, "/book-consultation?lang=ar"],
    [words.hero.explore, "/services?lang=ar"],
  ] as const) {
    const link = main(page).getByRole("link", { name }).first();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toBeInViewport();
  }
});

// REQ-HOME-2
test("the texts of the first screen fade in once and then do not move", async ({ page }) => {
  await page.goto("/");
  const text = main(page).getByRole("heading", { level: 1 }).locator("xpath=..");
  const parts = text.locator(":scope > *");
  await expect(parts).toHaveCount(4);
  for (const part of await parts.all()) {
    const animations = await part.evaluate((one) =>
      one.getAnimations().map((animation) => animation.effect?.getTiming().iterations),
    );
    expect(animations.every((times) => times === 1)).toBe(true);
    await expect(part).toHaveCSS("opacity", "1");
    await expect(part).toHaveCSS("transform", "none");
  }
});

test("on a phone the six services are in one column, and a tap anywhere on a card opens it", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const cards = page.locator("#services li:has(h3)");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    serviceIds.map((id) => services[id].name),
  );
  const lefts = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
  const benefit = cards.nth(2).getByRole("listitem").last();
  await benefit.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await benefit.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width - 40, y + 10);
  await expect(page).toHaveURL(new RegExp(pathOf(serviceIds[2])));
});

test("every section is revealed after a fast scroll", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const waiting = page.locator('[data-visible="false"]');
  await expect(waiting.first()).toBeAttached();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  for (const section of await page.locator("[data-visible]").all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute("data-visible", "true");
    await expect(section).toHaveCSS("opacity", "1");
  }
  await expect(waiting).toHaveCount(0);
});

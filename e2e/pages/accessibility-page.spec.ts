import { expect, type Page } from "@playwright/test";
import {
  accessibilitySections,
  accessibilityUpdated,
} from "../../app/content/data/accessibility.ts";
import { accessibility as words } from "../../app/content/en/accessibility.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { tokensIn } from "../../tests/design/style-tokens.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitForAllScripts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { phoneViewport } from "../support/viewports.ts";
import { en } from "../support/words.ts";

/** The colour of text in high contrast only. */
const black = "rgb(0, 0, 0)";
const rootSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const toolbar = (page: Page) => page.getByRole("region", { name: en.accessibility.toolbar.label });
const sizeButton = (page: Page, name: string) => toolbar(page).getByRole("button", { name });
const contrastButton = (page: Page) => toolbar(page).locator("button[aria-pressed]");
/** The tokens of the theme that the page has now. */
const themeOf = (page: Page) =>
  page.evaluate(
    (names) => names.map((name) => getComputedStyle(document.body).getPropertyValue(name)),
    Object.keys(tokensIn("high")),
  );
const buttonName = ({ face, name }: { face: string; name: string }) => `${face} ${name}`;
const section = (page: Page, id: string) => page.locator(`section#${id}`);
const sectionText = (page: Page, id: string) => page.locator(`#${id}-text`);

// REQ-ACCESS-1
test("the statement has breadcrumbs, a date and its sections", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/accessibility");
  const main = page.getByRole("main");
  const steps = main
    .getByRole("navigation", { name: en.accessibility.breadcrumb.label })
    .getByRole("listitem");
  await expect(steps).toHaveText([en.accessibility.breadcrumb.home, en.accessibility.title]);
  await expect(steps.first().getByRole("link")).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.accessibility.title);
  await expect(main.locator("time")).toHaveText(formatDateLong(accessibilityUpdated, "en"));
  const parts = main.locator("section:has(> h2)[data-open]");
  const ids = await parts.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...accessibilitySections]);
  for (const id of accessibilitySections) {
    await expect(section(page, id).locator("h2 > svg").first()).toBeVisible();
    await expect(section(page, id).locator("h2")).toHaveText(words.sections[id].title);
    await expect(section(page, id).getByText(words.sections[id].text)).toBeVisible();
  }
});

test("the text size goes from 14 to 24 px in steps of 2, A resets it to 16 px, and the percentage is announced", async ({
  page,
}) => {
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  const smaller = sizeButton(page, buttonName(words.toolbar.smaller));
  const usual = sizeButton(page, buttonName(words.toolbar.usual));
  const larger = sizeButton(page, buttonName(words.toolbar.larger));
  expect(await rootSize(page)).toBe("16px");
  for (const size of ["18px", "20px", "22px", "24px"]) {
    await expect(larger).toBeEnabled();
    await larger.click();
    await expect.poll(() => rootSize(page)).toBe(size);
  }
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
  await expect(page.getByRole("status")).toHaveText(
    words.toolbar.size.replace("#", String((100 * 24) / 16)),
  );
  await usual.click();
  await expect.poll(() => rootSize(page)).toBe("16px");
  await expect(larger).toBeEnabled();
  await smaller.click();
  await expect.poll(() => rootSize(page)).toBe("14px");
  await expect(smaller).toBeDisabled();
  await page.keyboard.press("Enter");
  expect(await rootSize(page)).toBe("14px");
});

// REQ-ACCESS-3
test("the contrast button names its next action and makes the page black on white", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  const toggle = contrastButton(page);
  await expect(toggle).toHaveText(en.accessibility.toolbar.enableContrast);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(toggle).toHaveText(en.accessibility.toolbar.disableContrast);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("body")).toHaveCSS("color", black);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const byTool = await themeOf(page);
  await toggle.click();
  await expect(page.locator("body")).not.toHaveCSS("color", black);
  await page.emulateMedia({ contrast: "more" });
  expect(await themeOf(page), "the system's own setting gives the same theme").toEqual(byTool);
});

for (const [way, leave] of [
  [
    "by a link",
    (page: Page) =>
      page.getByRole("main").getByRole("link", { name: en.accessibility.breadcrumb.home }).click(),
  ],
  ["by a URL", (page: Page) => page.goto("/about")],
] as const) {
  test(`both settings are reset when the visitor leaves ${way}, and the page says so`, async ({
    page,
  }) => {
    await page.goto("/accessibility");
    await waitUntilInteractive(page);
    await expect(page.getByText(words.lead)).toBeVisible();
    await sizeButton(page, buttonName(words.toolbar.larger)).click();
    await contrastButton(page).click();
    await expect.poll(() => rootSize(page)).toBe("18px");
    await leave(page);
    await expect(page).not.toHaveURL("/accessibility");
    const body = page.locator("body");
    await expect.poll(() => rootSize(page)).toBe("16px");
    await expect(body).not.toHaveCSS("color", black);
    await page.goBack();
    await expect(
      toolbar(page).getByRole("button", { name: en.accessibility.toolbar.enableContrast }),
    ).toBeVisible();
    expect(await rootSize(page)).toBe("16px");
    await expect(body).not.toHaveCSS("color", black);
  });
}

// REQ-ACCESS-4: the back/forward cache may show the page again.
test("the back/forward cache stores the page without the settings", async ({ page }) => {
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  await sizeButton(page, buttonName(words.toolbar.larger)).click();
  const toggle = contrastButton(page);
  await toggle.click();
  // The first click loads the script, so wait until it has run.
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect.poll(() => rootSize(page)).toBe("16px");
  await expect(page.locator("body")).not.toHaveCSS("color", black);
  await expect(toggle).toHaveText(en.accessibility.toolbar.enableContrast);
});

test("at 1024 px all sections are open, and at 1023 px each opens and closes independently", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  for (const id of accessibilitySections) await expect(sectionText(page, id)).toBeVisible();
  await expect(section(page, "testing").getByRole("button")).toHaveCount(0);
  const contents = page.getByRole("navigation", { name: en.accessibility.contents });
  await expect(contents).toBeVisible();

  await page.setViewportSize({ width: 1023, height: 800 });
  await waitForAllScripts(page);
  await expect(contents).toBeHidden();
  const heading = (id: (typeof accessibilitySections)[number]) =>
    section(page, id).getByRole("button", { name: words.sections[id].title });
  await expect(heading("commitment")).toHaveAttribute("aria-expanded", "true");
  await expect(heading("testing")).toHaveAttribute("aria-expanded", "false");
  await expect(sectionText(page, "testing").getByRole("paragraph").first()).toBeHidden();
  await heading("testing").click();
  await expect(sectionText(page, "testing").getByRole("paragraph").first()).toBeVisible();
  await expect(sectionText(page, "commitment").getByRole("paragraph")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(heading("testing")).toHaveAttribute("aria-expanded", "false");
});

test("the table of contents scrolls to a section below the toolbar and marks it", async ({
  page,
}) => {
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  const contents = page.getByRole("navigation", { name: en.accessibility.contents });
  await contents.getByRole("link", { name: en.accessibility.sections.testing.title }).click();
  await expect(page).toHaveURL("/accessibility#testing");
  await expect(contents.locator("[aria-current]")).toHaveText(
    en.accessibility.sections.testing.title,
  );
  const bar = await toolbar(page).boundingBox();
  const title = await section(page, "testing").locator("h2").boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(title?.y).toBeLessThan(260);
  await expect(toolbar(page)).toBeInViewport({ ratio: 1 });
});

test("the page describes three tools and links to the legal pages and to its top", async ({
  page,
}) => {
  await page.goto("/accessibility");
  await waitUntilInteractive(page);
  const block = page
    .getByRole("main")
    .locator("section")
    .filter({
      has: page.getByRole("heading", { name: en.accessibility.tools.title, level: 2 }),
    });
  await expect(block.getByRole("heading", { level: 3 })).toHaveText([
    en.accessibility.tools.items.text.title,
    en.accessibility.tools.items.contrast.title,
    en.accessibility.tools.items.languages.title,
  ]);
  await expect(block).toContainText(en.accessibility.tools.items.languages.text);
  for (const path of ["/privacy", "/terms"]) {
    await expect(block.locator(`a[href="${path}"]`)).toBeVisible();
  }
  const button = page.getByRole("link", { name: en.shell.backToTop });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("all sections are printed, and the tools are not", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/accessibility");
  await waitForAllScripts(page);
  await expect(sectionText(page, "limits")).toHaveAttribute("hidden", "until-found");
  await page.emulateMedia({ media: "print" });
  for (const id of accessibilitySections) {
    await expect(sectionText(page, id).getByRole("paragraph").first()).toBeVisible();
  }
  await expect(toolbar(page)).toBeHidden();
});

test("without JavaScript the statement is complete, with a text in place of the tools", async ({
  newVisitor,
}) => {
  const page = await newVisitor({
    javaScriptEnabled: false,
    viewport: phoneViewport,
  });
  await page.goto(`${site}/accessibility`);
  for (const id of accessibilitySections) await expect(sectionText(page, id)).toBeVisible();
  await expect(toolbar(page).getByRole("button")).toHaveCount(0);
  await expect(toolbar(page).getByText(words.toolbar.withoutScript)).toBeVisible();
});

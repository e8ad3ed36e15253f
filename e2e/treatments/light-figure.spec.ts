import { expect, type Locator, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { locales } from "../../app/i18n/locale.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

/** The radio group of the eye figure. */
const lightChoice = (page: Page, locale: keyof typeof words): Locator =>
  page.getByRole("group", { name: words[locale].servicePageFrame.light.choose });

/** Lists the ids of the visible drawings. */
function listVisibleDrawings(choice: Locator): Promise<string[]> {
  return choice
    .locator("use:visible")
    .evaluateAll((all) => all.map((use) => use.getAttribute("href")?.split("#")[1] ?? ""));
}

for (const locale of locales) {
  const { servicePageFrame, servicePages } = words[locale];
  const { before, after, note } = servicePageFrame.light;

  test(`without JavaScript the keyboard switches every treatment's figure between before and after (${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const id of serviceIds)
      await test.step(id, async () => {
        const { light, title } = servicePages[id];
        await page.goto(`${pathOf(id)}?lang=${locale}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        const choice = lightChoice(page, locale);
        const visibleSentence = choice.getByRole("status").locator("p:visible");
        await expect(choice.getByText(note)).toBeVisible();
        await expect(choice.getByRole("radio", { name: after, exact: true })).toBeChecked();
        await expect(visibleSentence).toContainText(light.after);
        expect(await listVisibleDrawings(choice)).toEqual([id]);
        const boxBefore = await choice.boundingBox();
        await choice.getByRole("radio", { checked: true }).press("ArrowUp");
        await expect(choice.getByRole("radio", { name: before, exact: true })).toBeChecked();
        await expect(visibleSentence).toHaveCount(1);
        await expect(visibleSentence).toContainText(light.before);
        await expect.poll(() => listVisibleDrawings(choice)).toEqual([`${id}-before`]);
        expect(await choice.boundingBox(), "the layout does not change").toEqual(boxBefore);
      });
    await context.close();
  });
}

test("at every width the two labels are in one row below the drawing", async ({ page }) => {
  await page.goto(pathOf("retinal-surgery"));
  const choice = lightChoice(page, "en");
  for (const width of [390, 768, 820, 900, 1023, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = await choice.locator("svg:visible").first().boundingBox();
    const [first, second] = await choice
      .locator("label")
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON()));
    expect([width, first?.top, first?.height]).toEqual([width, second?.top, second?.height]);
    expect(first?.height).toBeLessThan(70);
    expect(first?.top).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0) - 1);
  }
});

test("both printed drawings are side by side, each with its label and its sentence", async ({
  page,
}) => {
  const { light } = words.ar.servicePages["cataract-surgery"];
  const { before, after } = words.ar.servicePageFrame.light;
  await page.goto(`${pathOf("cataract-surgery")}?lang=ar`);
  await page.emulateMedia({ media: "print" });
  const choice = lightChoice(page, "ar");
  await expect(choice.getByRole("status").locator("p:visible")).toHaveText([
    `${before}: ${light.before}`,
    `${after}: ${light.after}`,
  ]);
  expect(await listVisibleDrawings(choice)).toEqual([
    "cataract-surgery-before",
    "cataract-surgery",
  ]);
  const [first, second] = await choice
    .locator("svg:visible")
    .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect().toJSON()));
  // The first one is on the right.
  expect(second?.right).toBeLessThanOrEqual(first?.left);
  expect(second?.top).toBe(first?.top);
});

import { expect, type Locator, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { locales } from "../../app/i18n/locale.ts";
import { test } from "../support/shared-tab.ts";
import { words } from "../support/words.ts";

/** The two drawings of the eye, before and after the treatment. */
const lightFigure = (page: Page, locale: keyof typeof words): Locator =>
  page.getByRole("figure", { name: words[locale].servicePageFrame.light.label });

/** The id and the place of each drawing, in the order of the page. */
function readDrawings(figure: Locator) {
  return figure.locator("svg:visible").evaluateAll((all) =>
    all.map((drawing) => ({
      id: drawing.querySelector("use")?.getAttribute("href")?.split("#")[1],
      box: drawing.getBoundingClientRect().toJSON() as DOMRect,
    })),
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const { servicePageFrame, servicePages } = words[locale];
    const { before, after, note } = servicePageFrame.light;

    test(`every treatment shows the eye before and after it, each with its sentence (${locale})`, async ({
      page,
    }) => {
      for (const id of serviceIds)
        await test.step(id, async () => {
          const { light, title } = servicePages[id];
          await page.goto(`${pathOf(id)}?lang=${locale}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          const figure = lightFigure(page, locale);
          await expect(figure.getByRole("paragraph")).toHaveText([
            `${before}: ${light.before}`,
            `${after}: ${light.after}`,
          ]);
          await expect(figure.getByText(note)).toBeVisible();
          const drawings = await readDrawings(figure);
          expect(drawings.map((drawing) => drawing.id)).toEqual([`${id}-before`, id]);
        });
    });
  }
});

for (const medium of ["screen", "print"] as const)
  test(`at every width the drawings are below one another and of one size, each beside its sentence, on ${medium}`, async ({
    page,
  }) => {
    await page.goto(`${pathOf("retinal-surgery")}?lang=ar`);
    await page.emulateMedia({ media: medium });
    const figure = lightFigure(page, "ar");
    for (const width of [390, 768, 820, 900, 1023, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await readDrawings(figure);
      expect([width, first?.box.left, first?.box.width]).toEqual([
        width,
        second?.box.left,
        second?.box.width,
      ]);
      expect(first?.box.bottom).toBeLessThanOrEqual(second?.box.top ?? 0);
      const sentences = await figure
        .locator("p > span")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      for (const [index, drawing] of [first, second].entries()) {
        const sentence = sentences[index];
        // The light comes from the right, where the line begins.
        expect(sentence?.right).toBeLessThanOrEqual(drawing?.box.left ?? 0);
        expect(sentence?.top).toBeLessThan(drawing?.box.bottom ?? 0);
        expect(sentence?.bottom).toBeGreaterThan(drawing?.box.top ?? 0);
      }
    }
  });

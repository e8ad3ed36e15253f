import { expect, type Locator } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { test } from "../support/shared-tab.ts";
import { words } from "../support/words.ts";

function readBoxes(parts: Locator): Promise<DOMRect[]> {
  return parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
  );
}

for (const medium of ["screen", "print"] as const)
  test(`at every width the drawings are below one another and of one size, each beside its sentence, on ${medium}`, async ({
    page,
  }) => {
    await page.goto(`${pathOf("retinal-surgery")}?lang=ar`);
    await page.emulateMedia({ media: medium });
    const figure = page.getByRole("figure", { name: words.ar.servicePageFrame.light.label });
    for (const width of [390, 768, 820, 900, 1023, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await readBoxes(figure.locator("svg:visible"));
      expect([width, first?.left, first?.width]).toEqual([width, second?.left, second?.width]);
      expect(first?.bottom).toBeLessThanOrEqual(second?.top ?? 0);
      const sentences = await readBoxes(figure.locator("p > span"));
      for (const [index, drawing] of [first, second].entries()) {
        const sentence = sentences[index];
        // The light comes from the right, where the line begins.
        expect(sentence?.right).toBeLessThanOrEqual(drawing?.left ?? 0);
        expect(sentence?.top).toBeLessThan(drawing?.bottom ?? 0);
        expect(sentence?.bottom).toBeGreaterThan(drawing?.top ?? 0);
      }
    }
  });

import { expect } from "@playwright/test";
import { kitWords } from "../../app/content/ui-kit.ts";
import { test } from "../support/test.ts";
import { kitVisits } from "../support/visits.ts";

/** What one sees of colours with each of the deficiencies that the browser can imitate. */
const sights = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const;

for (const { address, locale } of kitVisits) {
  // WCAG 1.4.1
  test(`open and closed are told by a word and a shape on ${address}, whatever colours one sees`, async ({
    page,
  }) => {
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const { open, shut } = kitWords[locale].badges;
    const badge = (word: string) =>
      page.locator("main span:has(> i)").filter({ hasText: word }).first();
    for (const type of sights) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      await expect(badge(open)).toBeVisible();
      await expect(badge(shut)).toBeVisible();
    }
    const ground = (word: string) =>
      badge(word)
        .locator("i")
        .evaluate((dot) => getComputedStyle(dot).backgroundColor);
    expect(await ground(shut)).toBe("rgba(0, 0, 0, 0)");
    expect(await ground(open)).not.toBe("rgba(0, 0, 0, 0)");
  });
}

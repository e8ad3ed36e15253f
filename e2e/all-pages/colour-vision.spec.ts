import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { kitVisits } from "../support/visits.ts";
import { words } from "../support/words.ts";

/** The colour vision deficiencies that the browser can emulate. */
const deficiencies = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const;

for (const { address, locale } of kitVisits) {
  // WCAG 1.4.1
  test(`open and closed differ in text and shape on ${address} with every colour vision deficiency`, async ({
    page,
  }) => {
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const { open, closed } = words[locale].branchesPage.selector;
    const badge = (state: "open" | "closed") =>
      page.locator(`[data-example="indicators/badge.tsx Badge ${state}"] div`);
    for (const type of deficiencies) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      await expect(badge("open").getByText(open)).toBeVisible();
      await expect(badge("closed").getByText(closed)).toBeVisible();
    }
    const dotBackground = (state: "open" | "closed") =>
      badge(state)
        .locator("i")
        .evaluate((dot) => getComputedStyle(dot).backgroundColor);
    expect(await dotBackground("closed")).toBe("rgba(0, 0, 0, 0)");
    expect(await dotBackground("open")).not.toBe("rgba(0, 0, 0, 0)");
  });
}

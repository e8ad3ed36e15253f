import { expect, type Page } from "@playwright/test";
import { axeObjections, colourObjections } from "../../support/axe.ts";

/** WCAG with text at seven to one: by day, by night and in high contrast. */
export async function meetsWcag(page: Page): Promise<void> {
  expect.soft(await axeObjections(page), "by day").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await colourObjections(page), "by night").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  expect.soft(await colourObjections(page), "in high contrast").toEqual([]);
  await page.emulateMedia({ colorScheme: null, contrast: null });
}

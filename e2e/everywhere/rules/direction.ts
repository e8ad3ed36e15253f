import { expect, type Page } from "@playwright/test";
import { directionOf, otherLocale } from "../../../app/i18n/locale.ts";
import { unnamedEntries } from "../../support/page/kept-entries.ts";
import { readIcons } from "../../support/page/mirrored-icons.ts";
import { speaksForTheFrame, type Visit } from "../../support/visits.ts";
import { shellWords, switchNames } from "../../support/words.ts";

/** Arrows point along the line of reading (craft R7, R37). */
export async function pointsAlongTheLine(page: Page, { locale }: Visit): Promise<void> {
  const icons = await readIcons(page);
  expect(icons.length).toBeGreaterThan(0);
  expect.soft(icons.filter(({ pointing, directional }) => pointing && !directional)).toEqual([]);
  const flips = icons.filter(({ directional }) => directional && directionOf(locale) === "rtl");
  expect.soft(icons.filter(({ flipped }) => flipped)).toEqual(flips);
}

/** The same of the menu, in a window that has one. */
export async function menuPointsAlongTheLine(page: Page, visit: Visit): Promise<void> {
  if (!speaksForTheFrame(visit)) return;
  await page.getByRole("button", { name: shellWords[visit.locale].menu.open }).click();
  await pointsAlongTheLine(page, visit);
  await page.keyboard.press("Escape");
}

/** The switch speaks the other language (craft R8). */
export async function offersTheOtherLanguage(page: Page, { locale }: Visit): Promise<void> {
  const switches = page.getByRole("link", { name: switchNames[locale] });
  await expect(switches).not.toHaveCount(0);
  for (const one of await switches.all()) {
    await expect.soft(one).toHaveAttribute("lang", otherLocale(locale));
    await expect.soft(one).toHaveAttribute("hreflang", otherLocale(locale));
  }
}

/** The page can be left for the other language, and keeps nothing that the privacy text does not name (craft R3, F202). */
export async function turns(page: Page, { locale }: Visit): Promise<void> {
  // Whichever of the header's links is shown: how they are pressed is told in language-switch.spec.ts.
  await page.getByRole("link", { name: switchNames[locale] }).first().dispatchEvent("click");
  await expect(page.locator("html")).toHaveAttribute("lang", otherLocale(locale));
  await page.keyboard.press("End");
  expect.soft(await unnamedEntries(page)).toEqual([]);
}

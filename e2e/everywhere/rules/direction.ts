import { expect, type Page } from "@playwright/test";
import { directionOf, otherLocale } from "../../../app/i18n/locale.ts";
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

/** The switch speaks the other language, and leads to the same page in it (craft R3, R8). */
export async function offersTheOtherLanguage(page: Page, visit: Visit): Promise<void> {
  const other = otherLocale(visit.locale);
  const switches = await page
    .getByRole("link", { name: switchNames[visit.locale] })
    .evaluateAll((all) =>
      all.map((link) => {
        const { href, hreflang, lang } = link as HTMLAnchorElement;
        const { pathname, searchParams } = new URL(href);
        return { lang, hreflang, path: pathname, language: searchParams.get("lang") };
      }),
    );
  expect(switches.length).toBeGreaterThan(0);
  const [path] = visit.address.split("?");
  expect
    .soft(switches)
    .toEqual(switches.map(() => ({ lang: other, hreflang: other, path, language: other })));
}

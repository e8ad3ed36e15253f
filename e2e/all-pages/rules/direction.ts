import { expect, type Page } from "@playwright/test";
import { directionOf, otherLocale } from "../../../app/i18n/locale.ts";
import { fontsReady, liveApp, wholeApp } from "../../support/app.ts";
import { goToTop } from "../../support/page/focus.ts";
import { unmirroredBoxes } from "../../support/page/mirrored-boxes.ts";
import { readIcons } from "../../support/page/mirrored-icons.ts";
import { type PartPlace, readPlaces } from "../../support/page/mirrored-parts.ts";
import { desktop, phone, type WindowSize } from "../../support/screens.ts";
import { speaksForTheFrame, twinOf, type Visit } from "../../support/visits.ts";
import { shellWords, switchNames } from "../../support/words.ts";

/** Arrows point along the line of reading (REQ-LANG-10, REQ-LANG-5). */
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

/** The switch speaks the other language, and leads to the same page in it (REQ-LANG-11). */
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

/**
 * The parts of the page in hand, which is in Arabic, stand where those of its English twin do, seen in a mirror, and the
 * twin turns as a whole with the same words in it; in windows of two widths (REQ-LANG-9). Leaves the twin in the place
 * of the page.
 */
export async function mirrorsItsTwin(page: Page, visit: Visit): Promise<void> {
  const windows = [desktop, phone];
  const mirrored = [];
  for (const window of windows) mirrored.push(await placesIn(page, window, visit));
  const twin = twinOf(visit);
  await page.goto(twin.address);
  await liveApp(page);
  for (const [index, window] of [...windows.entries()].reverse()) {
    const places = await placesIn(page, window, twin);
    const others = mirrored[index] ?? [];
    expect(places.length).toBeGreaterThan(1);
    expect.soft(others.map(({ part }) => part)).toEqual(places.map(({ part }) => part));
    const moved = places.filter(
      ({ distance }, at) => Math.abs(distance - (others[at]?.distance ?? 0)) > 2,
    );
    expect.soft(moved, `in the other language, ${window.width} px wide`).toEqual([]);
    const turned = await unmirroredBoxes(page);
    expect.soft(turned, `turned in place, ${window.width} px wide`).toEqual([]);
  }
}

async function placesIn(page: Page, window: WindowSize, { locale }: Visit): Promise<PartPlace[]> {
  await page.setViewportSize(window);
  await wholeApp(page);
  await goToTop(page);
  await fontsReady(page);
  return readPlaces(page, locale);
}

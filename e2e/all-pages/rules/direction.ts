import { expect, type Page } from "@playwright/test";
import { directionOf, otherLocale } from "../../../app/i18n/locale.ts";
import { scrollToTop } from "../../support/page/focus.ts";
import { readIcons } from "../../support/page/icons.ts";
import { type PartPosition, readPartPositions } from "../../support/page/part-positions.ts";
import { unmirroredBoxes } from "../../support/page/unmirrored-boxes.ts";
import { waitForAllScripts, waitForFonts, waitUntilInteractive } from "../../support/page-ready.ts";
import { desktopViewport, phoneViewport, type ViewportSize } from "../../support/viewports.ts";
import { representsLayout, type Visit, visitInOtherLanguage } from "../../support/visits.ts";
import { languageSwitchNames, shellWords } from "../../support/words.ts";

/** Directional icons follow the reading direction (REQ-LANG-10, REQ-LANG-5). */
export async function mirrorsDirectionalIcons(page: Page, { locale }: Visit): Promise<void> {
  const icons = await readIcons(page);
  expect(icons.length).toBeGreaterThan(0);
  expect.soft(icons.filter(({ pointing, directional }) => pointing && !directional)).toEqual([]);
  const flips = icons.filter(({ directional }) => directional && directionOf(locale) === "rtl");
  expect.soft(icons.filter(({ flipped }) => flipped)).toEqual(flips);
}

/** The same in the open menu. */
export async function mirrorsMenuIcons(page: Page, visit: Visit): Promise<void> {
  if (!representsLayout(visit)) return;
  await page.getByRole("button", { name: shellWords[visit.locale].menu.open }).click();
  await mirrorsDirectionalIcons(page, visit);
  await page.keyboard.press("Escape");
}

/** The language switch is in the other language and leads to the same page (REQ-LANG-11). */
export async function hasLanguageSwitch(page: Page, visit: Visit): Promise<void> {
  const other = otherLocale(visit.locale);
  const switches = await page
    .getByRole("link", { name: languageSwitchNames[visit.locale] })
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
 * The parts of the current page, which is in Arabic, mirror those of the English page. The English page is mirrored
 * when only its direction changes. Both hold in two viewports (REQ-LANG-9). Leaves the English page open.
 */
export async function mirrorsOtherLanguage(page: Page, visit: Visit): Promise<void> {
  const windows = [desktopViewport, phoneViewport];
  const mirrored = [];
  for (const window of windows) mirrored.push(await positionsIn(page, window, visit));
  const counterpart = visitInOtherLanguage(visit);
  await page.goto(counterpart.address);
  await waitUntilInteractive(page);
  for (const [index, window] of [...windows.entries()].reverse()) {
    const positions = await positionsIn(page, window, counterpart);
    const others = mirrored[index] ?? [];
    expect(positions.length).toBeGreaterThan(1);
    expect.soft(others.map(({ part }) => part)).toEqual(positions.map(({ part }) => part));
    const moved = positions.filter(
      ({ distance }, at) => Math.abs(distance - (others[at]?.distance ?? 0)) > 2,
    );
    expect.soft(moved, `in the other language, ${window.width} px wide`).toEqual([]);
    const unmirrored = await unmirroredBoxes(page);
    expect.soft(unmirrored, `with the other direction, ${window.width} px wide`).toEqual([]);
  }
}

async function positionsIn(
  page: Page,
  window: ViewportSize,
  { locale }: Visit,
): Promise<PartPosition[]> {
  await page.setViewportSize(window);
  await waitForAllScripts(page);
  await scrollToTop(page);
  await waitForFonts(page);
  return readPartPositions(page, locale);
}

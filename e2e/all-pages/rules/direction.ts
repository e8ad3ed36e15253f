import { expect, type Page } from "@playwright/test";
import { directionOf, otherLocale } from "../../../app/i18n/locale.ts";
import { readIcons } from "../../support/page/icons.ts";
import { type PartPosition, readPartPositions } from "../../support/page/part-positions.ts";
import { unmirroredBoxes } from "../../support/page/unmirrored-boxes.ts";
import { representsLayout, type Visit } from "../../support/visits.ts";
import { languageSwitchNames, shellWords } from "../../support/words.ts";

/** Directional icons follow the reading direction (REQ-LANG-10). */
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

/** The language switch is in the other language and leads to the same page (REQ-LANG-5). */
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

/** The positions of the parts of a page in English, by the width of the viewport. */
export type EnglishPositions = Map<number, PartPosition[]>;

/**
 * A page in English is mirrored when only its direction changes. The parts of the page in Arabic mirror those of the
 * page in English, which is tested before it (REQ-LANG-9).
 */
export async function mirrorsOtherLanguage(
  page: Page,
  { locale, page: id }: Visit,
  english: EnglishPositions,
): Promise<void> {
  // components.spec.ts tests each example.
  if (id === "ui") return;
  const width = page.viewportSize()?.width ?? 0;
  const positions = await readPartPositions(page, locale);
  expect(positions.length).toBeGreaterThan(1);
  if (locale === "en") {
    english.set(width, positions);
    expect.soft(await unmirroredBoxes(page), "with the other direction").toEqual([]);
    return;
  }
  const others = english.get(width) ?? [];
  expect.soft(positions.map(({ part }) => part)).toEqual(others.map(({ part }) => part));
  const moved = positions.filter(
    ({ distance }, at) => Math.abs(distance - (others[at]?.distance ?? 0)) > 2,
  );
  expect.soft(moved, "in the other language").toEqual([]);
}

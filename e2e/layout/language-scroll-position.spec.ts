import { expect, type Page } from "@playwright/test";
import { privacySectionIds } from "../../app/content/data/legal.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { waitForAllScripts } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The maximum shift of the scroll position after a language switch, in CSS pixels. */
const tolerance = 60;

interface Position {
  kind: string;
  index: number;
  top: number;
}

/** Finds the first visible heading that is not sticky, or else the first visible block. */
function findPosition(page: Page): Promise<Position | null> {
  return page.evaluate(() => {
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isSticky = (part: Element | null): boolean =>
      part !== null &&
      (/sticky|fixed/.test(getComputedStyle(part).position) || isSticky(part.parentElement));
    for (const selector of ["h1, h2, h3", "p, li, summary, figure"]) {
      const kind = `:is(main, footer) :is(${selector})`;
      const tops = [...document.querySelectorAll(kind)].map((block) => {
        const { top, height } = block.getBoundingClientRect();
        const isSeen = block.checkVisibility({ contentVisibilityAuto: false });
        return height > 0 && isSeen && !isSticky(block) ? top : Number.NaN;
      });
      const index = tops.findIndex((top) => top >= below && top < innerHeight);
      if (index >= 0) return { kind, index, top: tops[index] ?? 0 };
      const above = tops.findLastIndex((top) => top < below);
      if (!selector.startsWith("h1") && above >= 0)
        return { kind, index: above, top: tops[above] ?? 0 };
    }
    return null;
  });
}

/** Returns the position once it is stable: the header is compact and animations have ended. */
async function getStablePosition(page: Page): Promise<Position> {
  await expect
    .poll(async () => {
      const before = await findPosition(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        await new Promise(requestAnimationFrame);
      });
      return JSON.stringify(before) === JSON.stringify(await findPosition(page));
    })
    .toBe(true);
  const position = await findPosition(page);
  if (!position) throw new Error("nothing of the page is in sight");
  return position;
}

/** Switches the language and returns the shift of the visible element, in CSS pixels. */
async function switchAndMeasure(page: Page, code: "en" | "ar"): Promise<number> {
  const { kind, index, top } = await getStablePosition(page);
  // Playwright's `click` may scroll.
  await page.evaluate((language) => {
    document.querySelector<HTMLElement>(`header [data-language="${language}"]`)?.click();
  }, code);
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await waitForAllScripts(page);
  await getStablePosition(page);
  const now = await page.locator(kind).nth(index).boundingBox();
  return Math.abs((now?.y ?? Number.NaN) - top);
}

/** The scroll positions of successive pages, as shares of their height. */
const scrollShares = [0.3, 0.55, 0.97];

const testedVisits = mainLayoutVisits.filter(
  ({ locale, page }) => locale === "en" && page !== "not-found",
);

for (const width of [390, 1280]) {
  // REQ-LANG-6
  test(`at ${width} px the language switch keeps the scroll position on every page`, async ({
    newVisitor,
  }) => {
    test.slow();
    const page = await newVisitor({ viewport: { width, height: 844 } });
    const moves: [string, number][] = [];
    for (const [n, { address }] of testedVisits.entries()) {
      const share = scrollShares[n % scrollShares.length] ?? 0.5;
      await page.goto(address);
      await waitForAllScripts(page);
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      moves.push([`${address} at ${share}`, await switchAndMeasure(page, "ar")]);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    expect(moves.filter(([, move]) => !(move < tolerance))).toEqual([]);
  });
}

test("a section that is open stays open after a language switch", async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${pathOf("privacy")}#${privacySectionIds[1]}`);
  await waitForAllScripts(page);
  const last = page.locator("[data-open]").last();
  await last.locator("[data-fold]").click();
  await last.locator(":is(h3, p)").last().scrollIntoViewIfNeeded();
  for (const code of ["ar", "en"] as const) {
    expect(await switchAndMeasure(page, code)).toBeLessThan(tolerance);
    await expect(last.locator(":is(h3, p)").last()).toBeInViewport();
    await expect(page.locator("[data-open=true]")).toHaveCount(1);
  }
});

import { expect, type Page } from "@playwright/test";
import { privacySectionIds } from "../../app/content/data/legal.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { liveApp, wholeApp } from "../support/app.ts";
import { test } from "../support/journey.ts";
import { siteVisits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** How far what the reader is at may move when the language turns, in CSS pixels. */
const tolerance = 60;

interface Place {
  kind: string;
  index: number;
  top: number;
}

/** Where the first heading in sight stands that scrolls with the page, or the first block where there is none. */
function placeOf(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isSticky = (part: Element | null): boolean =>
      part !== null &&
      (/sticky|fixed/.test(getComputedStyle(part).position) || isSticky(part.parentElement));
    for (const of of ["h1, h2, h3", "p, li, summary, figure"]) {
      const kind = `:is(main, footer) :is(${of})`;
      const tops = [...document.querySelectorAll(kind)].map((block) => {
        const { top, height } = block.getBoundingClientRect();
        const isSeen = block.checkVisibility({ contentVisibilityAuto: false });
        return height > 0 && isSeen && !isSticky(block) ? top : Number.NaN;
      });
      const index = tops.findIndex((top) => top >= below && top < innerHeight);
      if (index >= 0) return { kind, index, top: tops[index] ?? 0 };
      const above = tops.findLastIndex((top) => top < below);
      if (!of.startsWith("h1") && above >= 0) return { kind, index: above, top: tops[above] ?? 0 };
    }
    return null;
  });
}

/** The same, when the header has become compact and what came into view has risen into place. */
async function settledPlace(page: Page): Promise<Place> {
  await expect
    .poll(async () => {
      const before = await placeOf(page);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
        await new Promise(requestAnimationFrame);
      });
      return JSON.stringify(before) === JSON.stringify(await placeOf(page));
    })
    .toBe(true);
  const place = await placeOf(page);
  if (!place) throw new Error("nothing of the page is in sight");
  return place;
}

/** Turns the language and answers how far what the reader was at has moved, in CSS pixels. */
async function moveOfSwitch(page: Page, code: "en" | "ar"): Promise<number> {
  const { kind, index, top } = await settledPlace(page);
  // Not `click` of Playwright: that may scroll to what it presses.
  await page.evaluate((language) => {
    document.querySelector<HTMLElement>(`header [data-language="${language}"]`)?.click();
  }, code);
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await wholeApp(page);
  await settledPlace(page);
  const now = await page.locator(kind).nth(index).boundingBox();
  return Math.abs((now?.y ?? Number.NaN) - top);
}

/** How far down a page a reader is, as a share of it, in turns. */
const shares = [0.3, 0.55, 0.97];

const pagesToRead = siteVisits.filter(
  ({ locale, page }) => locale === "en" && page !== "not-found",
);

for (const width of [390, 1280]) {
  // REQ-LANG-6
  test(`at ${width} px a reader keeps the place on every page when the language turns`, async ({
    newReader,
  }) => {
    test.slow();
    const page = await newReader({ viewport: { width, height: 844 } });
    const moves: [string, number][] = [];
    for (const [n, { address }] of pagesToRead.entries()) {
      const share = shares[n % shares.length] ?? 0.5;
      await page.goto(address);
      await wholeApp(page);
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      moves.push([`${address} at ${share}`, await moveOfSwitch(page, "ar")]);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
    expect(moves.filter(([, move]) => !(move < tolerance))).toEqual([]);
  });
}

test("a fold that a reader has opened is open in the other language, and back again", async ({
  newReader,
}) => {
  const page = await newReader({ viewport: { width: 390, height: 844 } });
  await page.goto(`${pathOf("privacy")}#${privacySectionIds[1]}`);
  await wholeApp(page);
  const last = page.locator("[data-open]").last();
  await last.locator("[data-fold]").click();
  await last.locator(":is(h3, p)").last().scrollIntoViewIfNeeded();
  for (const code of ["ar", "en"] as const) {
    expect(await moveOfSwitch(page, code)).toBeLessThan(tolerance);
    await expect(last.locator(":is(h3, p)").last()).toBeInViewport();
    await expect(page.locator("[data-open=true]")).toHaveCount(1);
  }
});

test("a reader at the top stays at the top", async ({ page }) => {
  await page.goto("/");
  await liveApp(page);
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

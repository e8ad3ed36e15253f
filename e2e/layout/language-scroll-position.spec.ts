import { expect, type Page } from "@playwright/test";
import { privacySectionIds } from "../../app/content/data/legal.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { waitForAllScripts } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { phoneViewport } from "../support/viewports.ts";
import { mainLayoutVisits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The maximum shift of the scroll position after a language switch, in CSS pixels. */
const tolerance = 60;

interface Position {
  kind: string;
  index: number;
  top: number;
}

/**
 * Returns the position of the first visible heading that is not sticky, or else of the first visible block, once it is
 * stable: the header is compact and animations have ended.
 */
async function getStablePosition(page: Page): Promise<Position> {
  const position = await page.evaluate(async () => {
    const isSticky = (part: Element | null): boolean =>
      part !== null &&
      (/sticky|fixed/.test(getComputedStyle(part).position) || isSticky(part.parentElement));
    const findPosition = (): Position | null => {
      const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      for (const selector of ["h1, h2, h3", "p, li, summary, figure"]) {
        const kind = `:is(main, footer) :is(${selector})`;
        const blocks = [...document.querySelectorAll(kind)];
        const tops = blocks.map((block) => block.getBoundingClientRect().top);
        const isSeen = (block: Element) =>
          block.getBoundingClientRect().height > 0 &&
          block.checkVisibility({ contentVisibilityAuto: false }) &&
          !isSticky(block);
        const index = blocks.findIndex((block, n) => {
          const top = tops[n] ?? Number.NaN;
          return top >= below && top < innerHeight && isSeen(block);
        });
        if (index >= 0) return { kind, index, top: tops[index] ?? 0 };
        const above = blocks.findLastIndex((block, n) => (tops[n] ?? 0) < below && isSeen(block));
        if (!selector.startsWith("h1") && above >= 0)
          return { kind, index: above, top: tops[above] ?? 0 };
      }
      return null;
    };
    // The browser pauses animations of parts that are not laid out.
    const isVisible = ({ effect }: Animation) =>
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true });
    for (let before = ""; ; ) {
      await document.fonts.ready;
      while (document.getAnimations().some(isVisible)) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const now = findPosition();
      if (JSON.stringify(now) === before) return now;
      before = JSON.stringify(now);
    }
  });
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

// REQ-LANG-8. Every page in both widths. Its first width is the last one of the page before, so each width has switches
// to both languages.
test("the language switch keeps the scroll position on every page, 390 and 1280 px wide", async ({
  newVisitor,
}) => {
  test.slow();
  const sizes = [390, 1280].map((width) => ({ width, height: 844 }));
  const page = await newVisitor({ viewport: sizes[0] });
  // The test waits for the animations of 90 pages.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 10 });
  const moves: [string, number][] = [];
  for (const [n, { address }] of testedVisits.entries()) {
    const share = scrollShares[n % scrollShares.length] ?? 0.5;
    await page.goto(address);
    for (const [code, size] of [
      ["ar", sizes[n % 2]],
      ["en", sizes[(n + 1) % 2]],
    ] as const) {
      if (size) await page.setViewportSize(size);
      await waitForAllScripts(page);
      await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
      const move = await switchAndMeasure(page, code);
      moves.push([`${address} to ${code} at ${share}, ${size?.width} px wide`, move]);
    }
  }
  expect(moves.length).toBe(2 * testedVisits.length);
  expect(moves.filter(([, move]) => !(move < tolerance))).toEqual([]);
});

test("a section that is open stays open after a language switch", async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: phoneViewport });
  await page.goto(`${pathOf("privacy")}#${privacySectionIds[1]}`);
  await waitForAllScripts(page);
  const last = page.locator("[data-open]").last();
  await last.locator("[data-toggle]").click();
  await last.locator(":is(h3, p)").last().scrollIntoViewIfNeeded();
  for (const code of ["ar", "en"] as const) {
    expect(await switchAndMeasure(page, code)).toBeLessThan(tolerance);
    await expect(last.locator(":is(h3, p)").last()).toBeInViewport();
    await expect(page.locator("[data-open=true]")).toHaveCount(1);
  }
});

for (const scrolled of [true, false]) {
  test(`the simulator keeps its view and its slider after a language switch, ${scrolled ? "in the middle" : "at the top"} of the page`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ viewport: phoneViewport });
    await page.goto("/");
    await waitForAllScripts(page);
    const view = page.locator("#view");
    const [radio, slider] = [view.getByRole("radio").last(), view.getByRole("slider")];
    await radio.check({ force: true });
    await slider.press("ArrowRight");
    const value = await slider.inputValue();
    if (!scrolled) await page.evaluate(() => scrollTo(0, 0));
    for (const code of ["ar", "en"] as const) {
      await switchAndMeasure(page, code);
      await expect(radio).toBeChecked();
      await expect(slider).toHaveValue(value);
    }
  });
}

test("the choices of a visit are the same after a language switch", async ({ newVisitor }) => {
  const page = await newVisitor({ locale: "ar-OM", viewport: phoneViewport });
  await page.goto(pathOf("visit"));
  await waitForAllScripts(page);
  const branch = page.locator('input[type="radio"]').nth(2);
  await branch.click();
  await expect(branch).toBeChecked();
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => scrollTo(0, innerHeight / 2));
  expect(await switchAndMeasure(page, "en")).toBeLessThan(tolerance);
  await expect(branch).toBeChecked();
});

// The English address is that of the Arabic page, so the switch reloads it.
test("an Arabic visitor keeps the scroll position at an address without a language", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "ar-OM", viewport: phoneViewport });
  await page.goto(pathOf("lasik-surgery"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await waitForAllScripts(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  expect(await switchAndMeasure(page, "en")).toBeLessThan(tolerance);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 4));
  const { kind, index, top } = await getStablePosition(page);
  await page.reload();
  await waitForAllScripts(page);
  await getStablePosition(page);
  const now = await page.locator(kind).nth(index).boundingBox();
  expect(Math.abs((now?.y ?? Number.NaN) - top)).toBeLessThan(tolerance);
});

import { expect, type Page } from "@playwright/test";
import { statistics } from "../../app/content/data/statistics.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { brokenWords } from "../support/page/broken-words.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The final texts of the statistics. */
const finalFigures = { en: figuresIn("en"), ar: figuresIn("ar") };

/** The texts before the count starts. */
const firstFigures = { en: figuresIn("en", 0), ar: figuresIn("ar", 0) };

function figuresIn(locale: Locale, now?: number): string[] {
  const { thousand } = words[locale].home.statistics;
  return statistics.map(({ value, suffix }) =>
    statisticText({ value: now ?? value, suffix }, locale, thousand),
  );
}

/** The start time of the fake clock, and the time at which it is paused. */
const morning = new Date("2026-11-21T08:00:00+04:00");
const noon = new Date("2026-11-21T12:00:00+04:00");

/** A frame of the fake clock, in milliseconds. */
const frame = 16;

const figures = (page: Page) => page.locator("[data-statistic]");
const band = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: figures(page) });

/** Reads the visible figures: the counters while they run, else the final figures. */
function readVisibleFigures(page: Page): Promise<string[]> {
  return figures(page).evaluateAll((all) =>
    all.map((one) => (one.querySelector("[aria-hidden]") ?? one).textContent ?? ""),
  );
}

/** Scrolls until this share of the band is visible, and waits for the intersection observers. */
async function scrollBandIntoView(page: Page, share: number): Promise<void> {
  await band(page).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
    return new Promise((resolve) => {
      // Observers are called in the order of their creation.
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve(undefined);
      }).observe(section);
    });
  }, share);
}

/** Opens the home page with a paused clock, after a first interaction. */
async function openWithPausedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: morning });
  await page.goto(address);
  await waitUntilInteractive(page);
  await page.keyboard.press("Shift");
  await expect(figures(page).first()).toHaveAttribute("data-counting");
  await page.clock.pauseAt(noon);
}

for (const lang of ["en", "ar"] as const) {
  // REQ-HOME-11
  test(`the HTML contains the four figures, with label and description (${lang})`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`/?lang=${lang}`);
    await expect(figures(page)).toHaveText(finalFigures[lang]);
    for (const item of await band(page).getByRole("listitem").all()) {
      await expect(item.locator("img")).toHaveCount(1);
      await expect(item.locator("b")).not.toBeEmpty();
      // The description explains the icon, and both are hidden from screen readers.
      await expect(item.locator("p")).not.toBeEmpty();
    }
  });

  test(`the counters start 300 ms apart and end 2500 ms later (${lang})`, async ({ page }) => {
    await openWithPausedClock(page, `/?lang=${lang}`);
    const start = firstFigures[lang];
    expect(await readVisibleFigures(page)).toEqual(start);
    await scrollBandIntoView(page, 0.35);
    await page.clock.runFor(frame);
    for (const running of [1, 2, 3]) {
      await page.clock.runFor(300 - 2 * frame);
      const before = await readVisibleFigures(page);
      expect(before[running - 1], `figure ${running} runs`).not.toBe(start[running - 1]);
      expect(before.slice(running), `figures after ${running} wait`).toEqual(start.slice(running));
      await page.clock.runFor(2 * frame);
    }
    await page.clock.runFor(8 * frame);
    expect((await readVisibleFigures(page))[3]).not.toBe(start[3]);
    await page.clock.runFor(2500 - 8 * frame - 2 * frame);
    await expect(figures(page).first()).toHaveAttribute("data-counting", "");
    await page.clock.runFor(4 * frame);
    await expect(figures(page).first()).not.toHaveAttribute("data-counting");
    await expect(figures(page)).toHaveText(finalFigures[lang]);
  });
}

test("the count starts when 30 % of the band is visible", async ({ page }) => {
  await openWithPausedClock(page, "/");
  await scrollBandIntoView(page, 0.28);
  await page.clock.runFor(1000);
  expect(await readVisibleFigures(page)).toEqual(firstFigures.en);
  await scrollBandIntoView(page, 0.32);
  await page.clock.runFor(1000);
  expect(await readVisibleFigures(page)).not.toEqual(firstFigures.en);
});

test("the count runs once", async ({ page }) => {
  await openWithPausedClock(page, "/");
  await scrollBandIntoView(page, 0.5);
  await page.clock.runFor(1000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.clock.runFor(3000);
  await scrollBandIntoView(page, 0.5);
  await page.clock.runFor(100);
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  await expect(figures(page).first()).not.toHaveAttribute("data-counting");
});

test("the count also runs in a viewport that never shows 30 % of the band", async ({
  newVisitor,
}) => {
  // A desktop with 400 % zoom.
  const page = await newVisitor({ viewport: { width: 320, height: 256 } });
  await page.goto("/");
  await waitUntilInteractive(page);
  await figures(page).first().scrollIntoViewIfNeeded();
  await figures(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => readVisibleFigures(page), { timeout: 10_000 }).toEqual(finalFigures.en);
});

test("a print before the count has the final figures", async ({ page }) => {
  await openWithPausedClock(page, "/");
  await page.pdf();
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  // The count that follows ends with them, too.
  await scrollBandIntoView(page, 0.5);
  await page.clock.runFor(5000);
  await expect(figures(page)).toHaveText(finalFigures.en);
});

test("a figure is on one line at the widths of tablets", async ({ newVisitor }) => {
  const page = await newVisitor({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const width of [768, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page, "section:has([data-statistic])"), `${width} px`).toEqual([]);
  }
});

test("with reduced motion the final figures show at once", async ({ newVisitor }) => {
  const page = await newVisitor({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitUntilInteractive(page);
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  await expect(page.locator("[data-counting]")).toHaveCount(0);
});

test("the accessibility tree has each final figure once, also during the count", {
  tag: "@smoke",
}, async ({ page }) => {
  await openWithPausedClock(page, "/");
  await scrollBandIntoView(page, 0.5);
  await page.clock.runFor(600);
  await expect(figures(page).first()).toHaveAttribute("data-counting", "");
  const snapshot = await band(page).getByRole("list").ariaSnapshot();
  for (const figure of finalFigures.en) {
    expect(snapshot.split(figure).length - 1, figure).toBe(1);
  }
  for (const running of await page.locator("[data-counting] [aria-hidden]").allTextContents()) {
    if (!finalFigures.en.includes(running)) expect(snapshot).not.toContain(` ${running}`);
  }
});

test("a band that is visible before hydration does not count", async ({ page }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await figures(page).first().waitFor();
  // Layout of sections above would scroll again, and a band that has just been scrolled to counts.
  await figures(page).first().scrollIntoViewIfNeeded();
  await release();
  await waitUntilInteractive(page);
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  await expect(page.locator("[data-counting]")).toHaveCount(0);
});

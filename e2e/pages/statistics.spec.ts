import { expect, type Page } from "@playwright/test";
import { statistics } from "../../app/content/data/statistics.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Texts of the statistics as they stand at rest. */
const finalFigures = { en: figuresIn("en"), ar: figuresIn("ar") };

/** What they show while they wait to count. */
const firstFigures = { en: figuresIn("en", 0), ar: figuresIn("ar", 0) };

function figuresIn(locale: Locale, now?: number): string[] {
  const { thousand } = words[locale].home.statistics;
  return statistics.map(({ value, suffix }) =>
    statisticText({ value: now ?? value, suffix }, locale, thousand),
  );
}

/** A time for the fake clock to begin at, and one to stop at while the test takes over. */
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

/** What the eye sees: the running figure while it counts, else the figure itself. */
function readVisibleFigures(page: Page): Promise<string[]> {
  return figures(page).evaluateAll((all) =>
    all.map((one) => (one.querySelector("[aria-hidden]") ?? one).textContent ?? ""),
  );
}

/** Brings this share of the band into the window from below, and lets the browser notice. */
async function scrollBandIntoView(page: Page, share: number): Promise<void> {
  await band(page).evaluate((section, part) => {
    const { top, height } = section.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * part, behavior: "instant" });
    return new Promise((resolve) => {
      // A second observer is told after the first.
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve(undefined);
      }).observe(section);
    });
  }, share);
}

/** Opens the home page with a clock that stands still, for a reader who has begun to move. */
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
  test(`the four figures are in the page from the first byte, with label and description (${lang})`, async ({
    newVisitor,
  }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`/?lang=${lang}`);
    await expect(figures(page)).toHaveText(finalFigures[lang]);
    for (const item of await band(page).getByRole("listitem").all()) {
      await expect(item.locator("svg")).toHaveCount(1);
      await expect(item.locator("b")).not.toBeEmpty();
      // The description explains the drawing, which is hidden from screen readers with it.
      await expect(item.locator("p")).not.toBeEmpty();
    }
  });

  test(`the figures start one after the other, 300 milliseconds apart, and rest after 2500 (${lang})`, async ({
    page,
  }) => {
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

test("the count waits until 30 % of the band is seen", async ({ page }) => {
  await openWithPausedClock(page, "/");
  await scrollBandIntoView(page, 0.28);
  await page.clock.runFor(1000);
  expect(await readVisibleFigures(page)).toEqual(firstFigures.en);
  await scrollBandIntoView(page, 0.32);
  await page.clock.runFor(1000);
  expect(await readVisibleFigures(page)).not.toEqual(firstFigures.en);
});

test("the count runs once, however often the band comes and goes", async ({ page }) => {
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

test("in a window so low that it never holds 30 % of the band, the figures count all the same", async ({
  newVisitor,
}) => {
  // A desktop at 400 %.
  const page = await newVisitor({ viewport: { width: 320, height: 256 } });
  await page.goto("/");
  await waitUntilInteractive(page);
  await figures(page).first().scrollIntoViewIfNeeded();
  await figures(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => readVisibleFigures(page), { timeout: 10_000 }).toEqual(finalFigures.en);
});

test("readers who want no motion see the final figures at once", async ({ newVisitor }) => {
  const page = await newVisitor({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitUntilInteractive(page);
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  await expect(page.locator("[data-counting]")).toHaveCount(0);
});

test("a screen reader hears each number once, also while it counts", { tag: "@smoke" }, async ({
  page,
}) => {
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

test("a reader who was already looking at the band keeps the figures", async ({ page }) => {
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await figures(page).first().scrollIntoViewIfNeeded();
  await release();
  await waitUntilInteractive(page);
  expect(await readVisibleFigures(page)).toEqual(finalFigures.en);
  await expect(page.locator("[data-counting]")).toHaveCount(0);
});

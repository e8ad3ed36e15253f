import { expect, type Page } from "@playwright/test";
import { content as arabic } from "../../app/content/ar/content.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { urgentId } from "../../app/content/data/triage.ts";
import { content as english } from "../../app/content/en/content.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { listOpeningStatuses } from "../../app/opening-hours/branch-statuses.ts";
import { timeText } from "../../app/opening-hours/hours-text.ts";
import { omanMinute } from "../../app/opening-hours/oman-minute.ts";
import { getOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { words as wordsIn } from "../support/words.ts";

const home = pathOf("home");
/** The share of the landscape's height, from its top, that is sky beside the text. */
const skyOverRidge = 0.45;
/** A full-screen browser window, and a wider one. */
const wideLowWindows = [
  { width: 1920, height: 937 },
  { width: 2560, height: 1300 },
];
const root = (page: Page) => page.locator("html");
const clockSentence = (page: Page) =>
  page
    .getByRole("main")
    .locator("div")
    .filter({ has: page.locator("[data-muscat-clock]") })
    .last();

const timesOfDay = [
  ["6:00", "dawn", "6:00 AM", "٦ صباحًا"],
  ["12:00", "day", "12:00 PM", "١٢ ظهرًا"],
  ["17:30", "dusk", "5:30 PM", "٥:٣٠ مساءً"],
  ["23:00", "night", "11:00 PM", "١١ مساءً"],
] as const;

test("the home page has the sky of the time of day in Oman, and shows that time in both languages", async ({
  page,
}) => {
  const skies = new Set<string>();
  await page.clock.install();
  // The clock updates at the start of the next minute.
  const openAt = async (instant: number, address: string) => {
    await page.clock.setSystemTime(instant - 60_000);
    await page.goto(address);
    await waitUntilInteractive(page);
    await page.clock.runFor(61_000);
  };
  for (const [clock, timeOfDay, english, arabic] of timesOfDay) {
    const instant = Number(omanTime("tuesday", clock.padStart(5, "0")));
    await openAt(instant, home);
    await expect(root(page)).toHaveAttribute("data-time-of-day", timeOfDay);
    await expect(clockSentence(page)).toContainText(english);
    skies.add(
      await page
        .locator("section[data-sky]")
        .evaluate((hero) => getComputedStyle(hero).backgroundImage),
    );
    await openAt(instant, withLocale(home, "ar"));
    await expect(clockSentence(page)).toContainText(arabic);
  }
  expect(skies.size).toBe(timesOfDay.length);
});

test("time, sky and opening status update while the page is open", async ({ page }) => {
  const opening = getInstantWhen(
    (instant) =>
      !getOpeningStatus(hoursIn("contact", "main", siteExceptionalHours), instant - 1).open &&
      getOpeningStatus(hoursIn("contact", "main", siteExceptionalHours), instant).open,
  );
  const { now, urgent, book, explore } = english.home.hero;
  await page.clock.install({ time: opening - 60_000 });
  await page.goto(home);
  await expect(clockSentence(page)).toContainText(now.closed);
  const buttons = page.locator("section[data-sky] [data-button]");
  await expect(buttons).toHaveText([urgent, book, explore]);
  await page.clock.runFor(61_000);
  await expect(clockSentence(page)).toContainText(now.open);
  await expect(clockSentence(page)).toContainText(english.branches.main.city);
  await expect(buttons).toHaveText([book, explore, urgent]);
  await page.clock.setSystemTime(omanTime("tuesday", "18:29:30"));
  await page.clock.runFor(60_000);
  await expect(root(page)).toHaveAttribute("data-time-of-day", "night");
  await expect(clockSentence(page)).toContainText("6:30 PM");
});

test("the first screen has a large link to the triage, and no text over its landscape", async ({
  page,
}) => {
  const allClosed = getInstantWhen((instant) =>
    listOpeningStatuses("contact", siteExceptionalHours, instant).every(
      ({ status }) => !status.open,
    ),
  );
  await page.clock.setFixedTime(allClosed);
  const hero = page.locator("section[data-sky]");
  for (const locale of locales) {
    for (const viewport of wideLowWindows) {
      await page.setViewportSize(viewport);
      await page.goto(withLocale(home, locale === "ar" ? "ar" : null));
      const words = hero.getByRole("heading", { level: 1 }).locator("xpath=..");
      const { y = Number.NaN, height = 0 } = (await words.boundingBox()) ?? {};
      const land = await hero.locator("svg[viewBox='0 0 1600 300']").boundingBox();
      const ridge = (land?.y ?? 0) + (land?.height ?? 0) * skyOverRidge;
      expect(ridge).toBeGreaterThanOrEqual(y + height);
    }
    const button = hero.locator(`a[href$="#${urgentId}"]`);
    await expect(button).toHaveText(wordsIn[locale].home.hero.urgent);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    // The full form, with the signs.
    await expect(page.locator(`#${urgentId}`).getByRole("listitem").nth(3)).toBeVisible();
    await expect(page.locator(`#${urgentId}`)).toBeInViewport();
  }
});

test("the HTML has time and opening status, at most a minute late", async ({ request }) => {
  for (const [address, locale, { home: words, hours }] of [
    [home, "en", english],
    [withLocale(home, "ar"), "ar", arabic],
  ] as const) {
    const html = await (await request.get(address)).text();
    const style = { words: hours, locale, notation: "12-hour" } as const;
    const times = [0, 60_000].map((ago) => timeText(omanMinute(Date.now() - ago), style));
    expect(times).toContain(/data-muscat-clock[^>]*>([^<]*)</.exec(html)?.[1]);
    expect(html).toMatch(/<html[^>]* data-time-of-day="(dawn|day|dusk|night)"/);
    const { open, closed } = words.hero.now;
    expect(html.includes(`<strong>${open}`)).toBe(!html.includes(`<strong>${closed}`));
  }
});

import { expect, type Page } from "@playwright/test";
import { content as arabic } from "../../app/content/ar/content.ts";
import { content as english } from "../../app/content/en/content.ts";
import { pathOf } from "../../app/content/facts/pages.ts";
import { urgentId } from "../../app/content/facts/triage.ts";
import { hoursIn } from "../../app/hours/hours-table.ts";
import { timeText } from "../../app/hours/hours-text.ts";
import { omanMinute } from "../../app/hours/muscat-minute.ts";
import { standingAt } from "../../app/hours/standing.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { momentWhen } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { test } from "../support/test.ts";

const home = pathOf("home");
const lightOf = (page: Page) => page.locator("html");
const sentence = (page: Page) =>
  page
    .getByRole("main")
    .locator("div")
    .filter({ has: page.locator("[data-muscat-clock]") })
    .last();

const lights = [
  ["6:00", "dawn", "6:00 AM", "٦ صباحًا"],
  ["12:00", "day", "12:00 PM", "١٢ ظهرًا"],
  ["17:30", "dusk", "5:30 PM", "٥:٣٠ مساءً"],
  ["23:00", "night", "11:00 PM", "١١ مساءً"],
] as const;

test("home lies in the light of Oman's hour, whose clock it shows in both languages (F264)", async ({
  page,
}) => {
  const skies = new Set<string>();
  for (const [clock, light, english, arabic] of lights) {
    await page.clock.setFixedTime(omanTime("tuesday", clock.padStart(5, "0")));
    await page.goto(home);
    await expect(lightOf(page)).toHaveAttribute("data-light", light);
    await expect(sentence(page)).toContainText(english);
    skies.add(
      await page
        .locator("section[data-sky]")
        .evaluate((hero) => getComputedStyle(hero).backgroundImage),
    );
    await page.goto(withLocale(home, "ar"));
    await expect(sentence(page)).toContainText(arabic);
  }
  expect(skies.size).toBe(lights.length);
});

test("clock, light and the branches in session go on while the page stands open (F264)", async ({
  page,
}) => {
  const opens = momentWhen(
    (instant) =>
      !standingAt(hoursIn("contact", "main"), instant - 1).open &&
      standingAt(hoursIn("contact", "main"), instant).open,
  );
  const { now } = english.home.hero;
  await page.clock.install({ time: opens - 60_000 });
  await page.goto(home);
  await expect(sentence(page)).toContainText(now.closed);
  const way = sentence(page).getByRole("link", { name: now.urgent });
  await expect(way).toHaveAttribute("href", `#${urgentId}`);
  await page.clock.runFor(61_000);
  await expect(sentence(page)).toContainText(now.open);
  await expect(sentence(page)).toContainText(english.branches.main.city);
  await expect(way).toHaveCount(0);
  await page.clock.setSystemTime(omanTime("tuesday", "18:29:30"));
  await page.clock.runFor(60_000);
  await expect(lightOf(page)).toHaveAttribute("data-light", "night");
  await expect(sentence(page)).toContainText("6:30 PM");
});

test("the server says hour and standing by itself, at most a minute late (F264)", async ({
  request,
}) => {
  for (const [address, locale, { home: words, hours }] of [
    [home, "en", english],
    [withLocale(home, "ar"), "ar", arabic],
  ] as const) {
    const html = await (await request.get(address)).text();
    const style = { words: hours, locale, notation: "12-hour" } as const;
    const times = [0, 60_000].map((ago) => timeText(omanMinute(Date.now() - ago), style));
    expect(times).toContain(/data-muscat-clock[^>]*>([^<]*)</.exec(html)?.[1]);
    expect(html).toMatch(/<html[^>]* data-light="(dawn|day|dusk|night)"/);
    const { open, closed } = words.hero.now;
    expect(html.includes(`<strong>${open}`)).toBe(!html.includes(`<strong>${closed}`));
  }
});

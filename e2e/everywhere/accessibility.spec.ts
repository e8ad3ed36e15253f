import { expect, test } from "@playwright/test";
import { liveApp, unfoldAll } from "../support/app.ts";
import { axeObjections, colourObjections } from "../support/axe.ts";
import { tabStops } from "../support/focus.ts";
import { readControls } from "../support/page-controls.ts";
import { readHeadings, readNavigationNames, skippedLevels } from "../support/page-outline.ts";
import { kitVisits, siteVisits, visits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The smallest side of what a finger must hit, in CSS pixels (WCAG 2.5.5); layout rounds a tenth away. */
const fingertip = 43.9;

/** How many stops of the Tab key are followed on each page. */
const followedStops = 40;

const screens = [
  { name: "on a desktop", width: 1280, height: 800 },
  { name: "on a phone", width: 390, height: 844 },
] as const;

for (const { address, layout } of [...visits, ...kitVisits]) {
  test(`${address} meets WCAG with text at seven to one, by day, by night and in high contrast`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    await unfoldAll(page);
    expect.soft(await axeObjections(page), "by day").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await colourObjections(page), "by night").toEqual([]);
    await page.emulateMedia({ colorScheme: "light", contrast: "more" });
    expect.soft(await colourObjections(page), "in high contrast").toEqual([]);
  });

  test(`${address} has one title, headings in order, named parts, and room for a fingertip`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const headings = await readHeadings(page);
    expect.soft(headings[0]?.level).toBe(1);
    expect.soft(skippedLevels(headings)).toEqual([]);
    const parts = layout === "site" ? 1 : 0;
    await expect(page.getByRole("banner")).toHaveCount(parts);
    await expect(page.getByRole("contentinfo")).toHaveCount(parts);
    for (const { name, width, height } of screens) {
      await page.setViewportSize({ width, height });
      const names = await readNavigationNames(page);
      expect.soft(names, name).toEqual([...new Set(names)].filter(Boolean));
      const controls = await readControls(page);
      expect(controls.length).toBeGreaterThan(0);
      const small = controls.filter(
        (control) => !control.inRunningText && Math.min(control.width, control.height) < fingertip,
      );
      expect.soft(small, name).toEqual([]);
    }
  });

  test(`the Tab key shows where it stands on ${address}, never under another part`, async ({
    page,
  }) => {
    for (const { name, width, height } of screens) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await liveApp(page);
      const stops = await tabStops(page, followedStops);
      expect(stops.length).toBeGreaterThan(2);
      expect
        .soft(
          stops.filter(({ ringed }) => !ringed),
          name,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({ uncovered }) => !uncovered),
          name,
        )
        .toEqual([]);
    }
  });
}

for (const { address, locale } of siteVisits) {
  // Craft R29
  test(`the keyboard on ${address} can leap over the header, or walk it in reading order`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    const stops = (await tabStops(page, 15)).filter(({ part }) => part === "header");
    expect(stops.length).toBeGreaterThan(7);
    const back = stops.filter((stop, index) => {
      const before = stops[index - 1];
      // The strip and the row below it are two lines.
      const sameLine = before && Math.abs(before.y - stop.y) < 20;
      return sameLine && stop.x > before.x !== (locale === "en");
    });
    expect(back).toEqual([]);

    await page.reload();
    await liveApp(page);
    await page.keyboard.press("Tab");
    const skip = page.locator(":focus");
    await expect(skip).toHaveAttribute("href", "#main");
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const [next] = await tabStops(page, 1);
    expect(next?.part).toBe("main");
  });
}

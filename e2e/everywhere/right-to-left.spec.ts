import { expect, test } from "@playwright/test";
import { directionOf } from "../../app/i18n/locale.ts";
import { fontsReady, liveApp } from "../support/app.ts";
import { unmirroredBoxes } from "../support/mirrored-boxes.ts";
import { readPlaces } from "../support/mirrored-parts.ts";
import { inLanguage, kitVisits, twinOf, visits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const everything = [...visits, ...kitVisits];

for (const { address, locale } of everything) {
  const direction = directionOf(locale);

  // Craft R1
  test(`the first bytes of ${address} name its language and direction`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    const start = (await response.text()).slice(0, 200);
    expect(start).toContain(`<html lang="${locale}" dir="${direction}"`);
  });
}

for (const visit of inLanguage("en", everything)) {
  const { address } = visit;
  const twin = twinOf(visit);

  // Craft R6
  test(`${twin.address} is the mirror image of ${address}`, async ({ page }) => {
    const widths = [1280, 390];
    await page.goto(address);
    await liveApp(page);
    const places = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await fontsReady(page);
      places.push(await readPlaces(page, "en"));
      expect.soft(await unmirroredBoxes(page), `turned in place, ${width} px wide`).toEqual([]);
    }
    await page.goto(twin.address);
    for (const [index, width] of [...widths.entries()].reverse()) {
      await page.setViewportSize({ width, height: 800 });
      await fontsReady(page);
      const here = places[index] ?? [];
      const mirrored = await readPlaces(page, "ar");
      expect(here.length).toBeGreaterThan(1);
      expect.soft(mirrored.map(({ part }) => part)).toEqual(here.map(({ part }) => part));
      const moved = here.filter(
        ({ distance }, at) => Math.abs(distance - (mirrored[at]?.distance ?? 0)) > 2,
      );
      expect.soft(moved, `in the other language, ${width} px wide`).toEqual([]);
    }
  });

  // Craft R4
  test(`who chose Arabic sees ${address} from right to left from the first frame`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "language", value: "ar", url: baseURL ?? "" }]);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenDirections: seen });
      const look = () => {
        if (document.body) seen.add(document.documentElement.dir);
        requestAnimationFrame(look);
      };
      look();
      new PerformanceObserver(() => seen.add(document.documentElement.dir)).observe({
        type: "paint",
      });
    });
    await page.goto(address);
    await liveApp(page);
    const seen = await page.evaluate(() => [...Reflect.get(window, "seenDirections")]);
    expect(seen).toEqual(["rtl"]);
  });

  test(`who chose Arabic sees ${address} from right to left without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: "language", value: "ar", url: baseURL ?? "" }]);
    const page = await context.newPage();
    await page.goto(new URL(address, baseURL).href, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const start = await page.locator("header a").first().boundingBox();
    const end = await page.locator("a[hreflang]:visible").first().boundingBox();
    expect(end?.x).toBeLessThan(start?.x ?? 0);
    await context.close();
  });
}

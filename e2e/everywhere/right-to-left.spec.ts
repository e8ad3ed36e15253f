import { expect, test } from "@playwright/test";
import { directionOf } from "../../app/i18n/locale.ts";
import { fontsReady, liveApp, unfoldAll } from "../support/app.ts";
import { unnamedEntries } from "../support/kept-entries.ts";
import { unmirroredBoxes } from "../support/mirrored-boxes.ts";
import { readIcons } from "../support/mirrored-icons.ts";
import { readPlaces } from "../support/mirrored-parts.ts";
import { clippedTexts, overlappingTexts, sidewaysScroll } from "../support/page-fit.ts";
import { readTexts } from "../support/page-texts.ts";
import { inLanguage, kitVisits, twinOf, visits } from "../support/visits.ts";
import { shellWords, switchNames } from "../support/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const everything = [...visits, ...kitVisits];

for (const { address, locale, layout, page: id } of everything) {
  const direction = directionOf(locale);

  // Craft R1
  test(`the first bytes of ${address} name its language and direction`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    const start = (await response.text()).slice(0, 200);
    expect(start).toContain(`<html lang="${locale}" dir="${direction}"`);
  });

  // Craft R3, F202
  test(`${address} writes nothing to the console and keeps nothing unnamed, also when its language is turned`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => {
      // Chromium notes the status of the not-found page and of its data; that status is the page's own.
      if (id === "not-found" && new URL(message.location().url).pathname.startsWith("/404")) return;
      said.push(message.text());
    });
    await page.goto(address);
    await liveApp(page);
    await page.getByRole("link", { name: switchNames[locale] }).first().click();
    await expect(page.locator("html")).not.toHaveAttribute("lang", locale);
    await page.keyboard.press("End");
    expect(said).toEqual([]);
    expect(await unnamedEntries(page)).toEqual([]);
  });

  // Craft R7, R8, R37
  test(`arrows on ${address} point along the line of reading, and its switch speaks the other language`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    const switches = page.getByRole("link", { name: switchNames[locale] });
    await expect(switches).not.toHaveCount(0);
    const target = locale === "ar" ? "en" : "ar";
    for (const one of await switches.all()) {
      await expect(one).toHaveAttribute("lang", target);
      await expect(one).toHaveAttribute("hreflang", target);
    }
    const icons = await readIcons(page);
    if (layout === "site") {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: shellWords[locale].menu.open }).click();
      icons.push(...(await readIcons(page)));
    }
    expect(icons.length).toBeGreaterThan(0);
    expect.soft(icons.filter(({ pointing, directional }) => pointing && !directional)).toEqual([]);
    const flips = icons.filter(({ directional }) => directional && direction === "rtl");
    expect.soft(icons.filter(({ flipped }) => flipped)).toEqual(flips);
  });

  // Craft R38, R39
  test(`${address} fits a window of 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await liveApp(page);
    await unfoldAll(page);
    await fontsReady(page);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await clippedTexts(page)).toEqual([]);
    expect.soft(overlappingTexts(await readTexts(page))).toEqual([]);
  });
}

for (const visit of inLanguage("en", everything)) {
  const { address } = visit;
  const twin = twinOf(visit);

  // Craft R6
  test(`${twin.address} is the mirror image of ${address}`, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await liveApp(page);
      await fontsReady(page);
      const places = await readPlaces(page, "en");
      expect.soft(await unmirroredBoxes(page), `turned in place, ${width} px wide`).toEqual([]);
      await page.goto(twin.address);
      await fontsReady(page);
      const mirrored = await readPlaces(page, "ar");
      expect(places.length).toBeGreaterThan(1);
      expect.soft(mirrored.map(({ part }) => part)).toEqual(places.map(({ part }) => part));
      const moved = places.filter(
        ({ distance }, index) => Math.abs(distance - (mirrored[index]?.distance ?? 0)) > 2,
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

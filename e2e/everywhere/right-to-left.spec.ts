import { type BrowserContext, expect, type Page } from "@playwright/test";
import { directionOf } from "../../app/i18n/locale.ts";
import { site } from "../servers/addresses.ts";
import { fontsReady, liveApp } from "../support/app.ts";
import { unmirroredBoxes } from "../support/page/mirrored-boxes.ts";
import { readPlaces } from "../support/page/mirrored-parts.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { desktop, phone } from "../support/screens.ts";
import { test } from "../support/test.ts";
import { inLanguage, kitVisits, visits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const everything = [...visits, ...kitVisits];

// Craft R1, R4: nothing but the server decides, with or without JavaScript.
test("the first bytes of every page name its language and direction, also for who chose another than the address says", async () => {
  const asked = everything.flatMap(({ address, locale }) => {
    const chosen = locale === "ar" ? "en" : "ar";
    // An address without a language speaks the reader's own.
    const own = address.includes("lang=") ? locale : chosen;
    return [
      { address, headers: {}, expected: locale },
      { address, headers: { cookie: `language=${chosen}` }, expected: own },
    ] as const;
  });
  const starts = await Promise.all(
    asked.map(async ({ address, headers }) =>
      textOf(await ask(site + address, { headers })).slice(0, 200),
    ),
  );
  for (const [index, { address, expected }] of asked.entries()) {
    const start = `<html lang="${expected}" dir="${directionOf(expected)}"`;
    expect.soft(starts[index], address).toContain(start);
  }
});

for (const { address } of inLanguage("en")) {
  // Craft R4, R6
  test(`${address} in Arabic is its mirror image, and stands from right to left from the first frame`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    await liveApp(page);
    const here = [];
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await fontsReady(page);
      here.push(await readPlaces(page, "en"));
      const turned = await unmirroredBoxes(page);
      expect.soft(turned, `turned in place, ${screen.width} px wide`).toEqual([]);
    }
    await page.setViewportSize(desktop);
    await chooseArabic(context);
    await noteDirections(page);
    await page.goto(address);
    await liveApp(page);
    expect
      .soft(await page.evaluate(() => [...Reflect.get(window, "seenDirections")]))
      .toEqual(["rtl"]);
    for (const [index, screen] of [desktop, phone].entries()) {
      await page.setViewportSize(screen);
      await fontsReady(page);
      const places = here[index] ?? [];
      const mirrored = await readPlaces(page, "ar");
      expect(places.length).toBeGreaterThan(1);
      expect.soft(mirrored.map(({ part }) => part)).toEqual(places.map(({ part }) => part));
      const moved = places.filter(
        ({ distance }, at) => Math.abs(distance - (mirrored[at]?.distance ?? 0)) > 2,
      );
      expect.soft(moved, `in the other language, ${screen.width} px wide`).toEqual([]);
    }
  });
}

function chooseArabic(context: BrowserContext): Promise<void> {
  return context.addCookies([{ name: "language", value: "ar", url: site }]);
}

/** Notes every direction that the pages to come stand in, frame by frame, in `seenDirections`. */
async function noteDirections(page: Page): Promise<void> {
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
}

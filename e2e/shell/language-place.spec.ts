import { expect, type Page } from "@playwright/test";
import { liveApp } from "../support/app.ts";
import { anySlug } from "../support/articles.ts";
import { test } from "../support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** How far what the reader is at may move when the language turns, in CSS pixels. */
const tolerance = 60;

interface Place {
  kind: string;
  index: number;
  top: number;
}

/** Where the first heading in sight stands, or the first block where there is none. */
function placeOf(page: Page): Promise<Place | null> {
  return page.evaluate(() => {
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    for (const kind of ["main :is(h1, h2, h3)", "main :is(p, li, summary, figure)"]) {
      const tops = [...document.querySelectorAll(kind)].map((block) => {
        const { top, height } = block.getBoundingClientRect();
        return height > 0 ? top : Number.NaN;
      });
      const index = tops.findIndex((top) => top >= below && top < innerHeight);
      if (index >= 0) return { kind, index, top: tops[index] ?? 0 };
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

/** Presses the switch and answers how far what the reader was at has moved, in CSS pixels. */
async function moveOfSwitch(page: Page, code: "en" | "ar"): Promise<number> {
  const { kind, index, top } = await settledPlace(page);
  const box = await page.locator(`header [hreflang="${code}"]:visible`).first().boundingBox();
  // Not `click`: that may scroll to what it presses.
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  await liveApp(page);
  await settledPlace(page);
  const now = await page.locator(kind).nth(index).boundingBox();
  return Math.abs((now?.y ?? Number.NaN) - top);
}

const places = [
  { address: "/", share: 0.2 },
  { address: "/", share: 0.5 },
  { address: "/", share: 0.8 },
  { address: "/articles", share: 0.5 },
  { address: `/articles/${anySlug}`, share: 0.3 },
  { address: `/articles/${anySlug}`, share: 0.7 },
];

for (const { address, share } of places) {
  // R2, D3
  test(`a reader ${share * 100} % down ${address} keeps the place when the language turns and turns back`, async ({
    newReader,
  }) => {
    // Below the width of a desktop the switch stays on screen.
    const page = await newReader({ viewport: { width: 1000, height: 800 } });
    await page.goto(address);
    await liveApp(page);
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    expect(await moveOfSwitch(page, "ar")).toBeLessThan(tolerance);
    expect(await moveOfSwitch(page, "en")).toBeLessThan(tolerance);
  });
}

// R2
test("a reader at the top stays at the top", async ({ page }) => {
  await page.goto("/");
  await liveApp(page);
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

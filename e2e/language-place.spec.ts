import { expect, type Page } from "@playwright/test";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";

/** How far the block a reader looks at may move when the language turns, in CSS pixels. */
const tolerance = 4;

/** Where the blocks below the header stand; they are kept in the page as `watched`. */
function watchBlocks(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const all = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, summary, figure)")];
    const watched = all.filter((block) => {
      const { top, height } = block.getBoundingClientRect();
      return height > 0 && top >= below;
    });
    Object.assign(window, { watched });
    return watched.map((block) => block.getBoundingClientRect().top);
  });
}

/** The same, when the header has become compact and what came into view has risen into place. */
async function settledBlocks(page: Page): Promise<number[]> {
  await expect
    .poll(async () => {
      const before = await watchBlocks(page);
      const running = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.getAnimations().filter(({ playState }) => playState === "running").length;
      });
      return running === 0 && JSON.stringify(before) === JSON.stringify(await watchBlocks(page));
    })
    .toBe(true);
  return watchBlocks(page);
}

/** Where those blocks stand now that the fonts are there; null for a block that has been replaced. */
function placesOfBlocks(page: Page): Promise<(number | null)[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { watched } = window as unknown as { watched: Element[] };
    return watched.map((block) => (block.isConnected ? block.getBoundingClientRect().top : null));
  });
}

/** Presses the switch and answers how far the first block that stays has moved, in CSS pixels. */
async function moveOfSwitch(page: Page, code: "en" | "ar"): Promise<number> {
  const before = await settledBlocks(page);
  const box = await page.locator(`header [hreflang="${code}"]:visible`).first().boundingBox();
  // Not `click`: that may scroll to what it presses.
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator("html")).toHaveAttribute("lang", code);
  const after = await placesOfBlocks(page);
  const first = after.findIndex((top) => top !== null);
  return Math.abs((after[first] ?? Number.NaN) - (before[first] ?? Number.NaN));
}

const places = [
  { address: "/", share: 0.2 },
  { address: "/", share: 0.5 },
  { address: "/", share: 0.8 },
  { address: "/articles", share: 0.5 },
  { address: "/articles/lasik-vs-prk", share: 0.3 },
  { address: "/articles/lasik-vs-prk", share: 0.7 },
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

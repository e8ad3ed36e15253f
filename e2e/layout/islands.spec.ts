import { expect, type Page } from "@playwright/test";
import { delayRequests } from "../support/delay-requests.ts";
import { readComputedStyles } from "../support/page/computed-styles.ts";
import { freezeClock, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const islands = [
  {
    address: "/branches",
    tab: (page: Page) => page.getByRole("tab", { name: en.branches.nizwa.name }),
  },
  {
    address: "/book-consultation",
    tab: (page: Page) => page.getByRole("tab", { name: en.branches.sur.name }),
  },
  {
    address: "/doctors",
    tab: (page: Page) => page.getByRole("tab", { name: en.branches.sohar.name }),
  },
];

// REQ-PAGE-2
for (const { address, tab } of islands) {
  test(`a click on a tab of ${address} before hydration is replayed after it`, async ({ page }) => {
    const release = await delayRequests(page, "**/assets/islands-*.js");
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { marker: "still here" }));
    await tab(page).click();
    await expect(tab(page)).toHaveAttribute("aria-selected", "false");
    await release();
    await expect(tab(page)).toHaveAttribute("aria-selected", "true");
    expect(new URL(page.url()).searchParams.get("branch")).not.toBeNull();
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe("still here");
    await page.goBack();
    await expect(tab(page)).toHaveAttribute("aria-selected", "false");
  });
}

test("a key on a tab before hydration is replayed after it", { tag: "@smoke" }, async ({
  page,
}) => {
  const release = await delayRequests(page, "**/assets/islands-*.js");
  await page.goto("/branches");
  const tabs = page.getByRole("tab");
  await tabs.first().press("ArrowRight");
  await expect(tabs.nth(1)).not.toBeFocused();
  await release();
  await expect(tabs.nth(1)).toBeFocused();
});

// REQ-PAGE-3
test.describe("a page looks the same", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [from, to] of [
    ["/services/lasik-surgery", "/book-consultation"],
    ["/", "/services/lasik-surgery"],
  ] as const) {
    test(`${to} opened by a link of ${from} and opened directly`, async ({ page }) => {
      await page.goto(to);
      await waitUntilInteractive(page);
      const expected = await readComputedStyles(page);
      await page.goto(from);
      await waitUntilInteractive(page);
      await page.locator(`main a[href="${to}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(to);
      await waitUntilInteractive(page);
      expect(await readComputedStyles(page)).toEqual(expected);
    });
  }

  test("before and after the hydration of its islands", async ({ page }) => {
    for (const address of [
      "/branches",
      "/book-consultation?lang=ar",
      "/doctors?lang=en",
      "/eye-games",
      "/accessibility?lang=ar",
      "/about?lang=en",
      "/",
    ]) {
      await test.step(address, async () => {
        await page.goto(address);
        await waitUntilInteractive(page);
        await freezeClock(page, Date.now());
        const before = await readComputedStyles(page);
        await page.evaluate(() => {
          for (const island of document.querySelectorAll("[data-island]"))
            island.dispatchEvent(new Event("hydrate"));
        });
        const all = page.locator("[data-island]");
        await expect(page.locator("[data-island][data-hydrated]")).toHaveCount(await all.count());
        expect(await readComputedStyles(page)).toEqual(before);
      });
    }
  });
});

import { expect, type Page } from "@playwright/test";
import { liveApp, stopClock } from "../support/app.ts";
import { holdBack } from "../support/delay-requests.ts";
import { test } from "../support/journey.ts";
import { looksOf } from "../support/page/looks.ts";
import { ownMessages } from "../support/page/own-messages.ts";
import { en } from "../support/words.ts";

const islands = [
  {
    address: "/branches",
    press: (page: Page) => page.getByRole("tab", { name: en.branches.nizwa.name }),
  },
  {
    address: "/book-consultation",
    press: (page: Page) => page.getByRole("tab", { name: en.branches.sur.name }),
  },
  {
    address: "/doctors",
    press: (page: Page) => page.getByRole("tab", { name: en.branches.sohar.name }),
  },
];

// REQ-PAGE-2
for (const { address, press } of islands) {
  test(`a press on a tab of ${address} before its island is awake is kept and done once it is`, async ({
    page,
  }) => {
    const release = await holdBack(page, "**/assets/islands-*.js");
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { marker: "still here" }));
    await press(page).click();
    await expect(press(page)).toHaveAttribute("aria-selected", "false");
    await release();
    await expect(press(page)).toHaveAttribute("aria-selected", "true");
    expect(new URL(page.url()).searchParams.get("branch")).not.toBeNull();
    expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe("still here");
    await page.goBack();
    await expect(press(page)).toHaveAttribute("aria-selected", "false");
  });
}

test("a key on a tab before its island is awake is kept too", { tag: "@smoke" }, async ({
  page,
}) => {
  const release = await holdBack(page, "**/assets/islands-*.js");
  await page.goto("/branches");
  const tabs = page.getByRole("tab");
  await tabs.first().press("ArrowRight");
  await expect(tabs.nth(1)).not.toBeFocused();
  await release();
  await expect(tabs.nth(1)).toBeFocused();
});

test("where an island cannot wake the page stays readable, its links lead on, and one line says why", async ({
  page,
}) => {
  await page.route("**/assets/branches-view-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
  );
  const lines = ownMessages(page);
  await page.goto("/branches");
  const before = await page.getByRole("main").textContent();
  await page.getByRole("tab", { name: en.branches.sohar.name }).hover();
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain("branches");
  expect(await page.getByRole("main").textContent()).toBe(before);
  await page.getByRole("tab", { name: en.branches.sohar.name }).click();
  await expect(page).toHaveURL("/branches?branch=sohar");
  await expect(page.getByRole("tab", { name: en.branches.sohar.name })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

// REQ-PAGE-3
test.describe("a page looks the same", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [from, to] of [
    ["/services/lasik-surgery", "/book-consultation"],
    ["/", "/services/lasik-surgery"],
  ] as const) {
    test(`${to} reached by a link of ${from} and opened fresh`, async ({ page }) => {
      await page.goto(to);
      await liveApp(page);
      const fresh = await looksOf(page);
      await page.goto(from);
      await liveApp(page);
      await page.locator(`main a[href="${to}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(to);
      await liveApp(page);
      expect(await looksOf(page)).toEqual(fresh);
    });
  }

  test("when its islands are awake as when they are asleep", async ({ page }) => {
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
        await liveApp(page);
        await stopClock(page, Date.now());
        const asleep = await looksOf(page);
        await page.evaluate(() => {
          for (const island of document.querySelectorAll("[data-island]"))
            island.dispatchEvent(new Event("hydrate"));
        });
        const all = page.locator("[data-island]");
        await expect(page.locator("[data-island][data-hydrated]")).toHaveCount(await all.count());
        expect(await looksOf(page)).toEqual(asleep);
      });
    }
  });
});

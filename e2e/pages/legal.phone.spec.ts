import { expect, type Page } from "@playwright/test";
import { privacy } from "../../app/content/ar/privacy.ts";
import { terms } from "../../app/content/ar/terms.ts";
import { lastUpdated } from "../../app/content/data/legal.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { waitForAllScripts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("the policy opens in Arabic with the key facts and its date in Arabic digits", async ({
  page,
}) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(privacy.title);
  await expect(main.locator("time")).toHaveText(formatDateLong(lastUpdated.privacy, "ar"));
  await expect(main.locator("time")).toHaveText(/[٠-٩]{4}/);
  for (const { title } of privacy.keyFacts) await expect(main.getByText(title)).toBeVisible();
});

for (const [address, { sections }] of [
  ["/privacy", privacy],
  ["/terms", terms],
] as const) {
  test(`on ${address} one section is open at a time: another one or a second tap closes it`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitForAllScripts(page);
    const [first, second, third] = Object.values(sections).map(({ title }) => title);
    const expanded = page.getByRole("main").locator("[aria-expanded=true]");
    await expect(expanded).toHaveText([first ?? ""]);
    const [a, b] = [heading(page, second ?? ""), heading(page, third ?? "")];
    await a.tap();
    await expect(expanded).toHaveText([second ?? ""]);
    await b.tap();
    await expect(expanded).toHaveText([third ?? ""]);
    await expect(b).toBeInViewport();
    await b.tap();
    await expect(expanded).toHaveCount(0);
  });
}

test("the fragment of a section opens it, and an unknown one opens the first", async ({ page }) => {
  await page.goto("/privacy#rights");
  await waitUntilInteractive(page);
  const expanded = page.getByRole("main").locator("[aria-expanded=true]");
  await expect(expanded).toHaveText([privacy.sections.rights.title]);
  await expect(expanded).toBeInViewport();
  await page.goto("/privacy#nowhere");
  await page.reload();
  await waitForAllScripts(page);
  await expect(expanded).toHaveText([privacy.sections.introduction.title]);
});

test("the banner is between the phone bar and the back-to-top button, and a tap closes it", async ({
  page,
}) => {
  await page.goto("/terms");
  await waitForAllScripts(page);
  await heading(page, terms.sections.account.title).tap();
  // After the first section the banner sticks to the bottom of the viewport.
  await heading(page, terms.sections.account.title).evaluate((button) =>
    scrollBy(0, button.getBoundingClientRect().top - innerHeight / 3),
  );
  const boxOf = async (name: string) => {
    const box = await page.getByRole("main").getByText(name).locator("..").boundingBox();
    return box ?? { y: Number.NaN, height: 0 };
  };
  const banner = page.getByRole("region", { name: terms.acceptance.banner.label });
  await expect(banner).toBeInViewport({ ratio: 1 });
  const bannerBox = (await banner.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const bar = await page.getByRole("navigation", { name: ar.shell.phoneBar.label }).boundingBox();
  expect(bannerBox.y + bannerBox.height).toBeLessThanOrEqual(bar?.y ?? 0);
  const up = await boxOf(ar.shell.backToTop);
  expect(up.y + up.height).toBeLessThanOrEqual(bannerBox.y);
  await page.getByRole("button", { name: terms.acceptance.banner.accept }).tap();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("accepted-terms"))).toBe("true");
});

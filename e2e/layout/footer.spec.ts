import { expect, type Page } from "@playwright/test";
import { shell as arabic } from "../../app/content/ar/shell.ts";
import { clinic, telephoneLink } from "../../app/content/data/clinic.ts";
import { shell as english } from "../../app/content/en/shell.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { en } from "../support/words.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const branchesLink = (page: Page) =>
  footer(page).getByRole("link", { name: en.shell.navigation.branches });

/** A time for fake clocks to begin at, and one to stop at while the test takes over. */
const morning = new Date("2026-11-21T08:00:00+04:00");
const noon = new Date("2026-11-21T12:00:00+04:00");

/** Every way to the branches that the window takes; a page that is fetched ahead of a press is none. */
function recordBranchesNavigations(page: Page): string[] {
  const navigations: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname === "/branches") navigations.push(pathname);
  });
  return navigations;
}

for (const { words, address } of [
  { words: english, address: "/" },
  { words: arabic, address: "/?lang=ar" },
]) {
  // REQ-LAYOUT-12
  test(`the social links of ${address} are named and open a tab of their own`, async ({ page }) => {
    await page.goto(address);
    for (const name of Object.values(words.footer.social)) {
      const link = footer(page).getByRole("link", { name: new RegExp(name, "i") });
      await expect(link).toHaveAccessibleName(`${name} ${words.newTab}`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test(`a reader of ${address} sees the numbers and the address behind the links`, async ({
    page,
  }) => {
    await page.goto(address);
    const phones = footer(page).locator('a[href^="tel:"]');
    await expect(phones).toHaveCount(clinic.phones.length);
    for (const [index, { value }] of clinic.phones.entries()) {
      const phone = phones.nth(index);
      await expect(phone).toHaveText(`${words.footer.phones[index]} ${value}`);
      await expect(phone).toHaveAttribute("href", telephoneLink(value));
    }
    const mail = footer(page).locator('a[href^="mailto:"]');
    const text = (await mail.textContent()) ?? "";
    expect(text).toMatch(/^[\w.-]+@[\w.-]+$/);
    await expect(mail).toHaveAttribute("href", `mailto:${text}`);
  });
}

// REQ-LAYOUT-13
for (const [address, year] of [
  ["/", "© 2031"],
  ["/?lang=ar", "© ٢٠٣١"],
] as const) {
  test(`in 2031 the copyright of ${address} says ${year}`, async ({ page }) => {
    await page.clock.install({ time: new Date("2031-06-15T12:00:00Z") });
    await page.goto(address);
    await waitUntilInteractive(page);
    await footer(page).scrollIntoViewIfNeeded();
    await expect(footer(page)).toContainText(year);
  });
}

test("the footer's hours are the footer's own words", async ({ page }) => {
  await page.goto("/");
  const rows = footer(page).locator("dl > div");
  const textsOf = ({ footer: { hours } }: typeof english | typeof arabic) =>
    hours.map(({ days, hours: times }) => `${days}${times}`.replace(/\s/g, ""));
  const shown = async () => (await rows.allTextContents()).map((text) => text.replace(/\s/g, ""));
  expect(await shown()).toEqual(textsOf(english));
  await page.goto("/?lang=ar");
  expect(await shown()).toEqual(textsOf(arabic));
});

for (const name of [english.navigation.branches, english.footer.hoursLink]) {
  test(`“${name}” in the footer is followed after 500 milliseconds, not after 499`, async ({
    page,
  }) => {
    await page.clock.install({ time: morning });
    await page.goto("/articles");
    await waitUntilInteractive(page);
    await page.clock.pauseAt(noon);
    const navigations = recordBranchesNavigations(page);
    await footer(page).getByRole("link", { name }).click();
    await page.clock.runFor(499);
    await expect(page).toHaveURL("/articles");
    expect(navigations).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL("/branches");
  });
}

test("the footer's way to the branches carries the language", async ({ page }) => {
  await page.goto("/articles?lang=ar");
  await waitUntilInteractive(page);
  await footer(page).getByRole("link", { name: arabic.navigation.branches }).click();
  await expect(page).toHaveURL("/branches?lang=ar");
});

for (const modifiers of [["ControlOrMeta"], ["Shift"]] as const) {
  test(`with ${modifiers} held, “Branches” opens at once and elsewhere`, async ({ page }) => {
    await page.clock.install();
    await page.goto("/articles");
    await waitUntilInteractive(page);
    // What waits for a moment waits for ever now.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const opened = page.context().waitForEvent("page");
    await branchesLink(page).click({ modifiers: [...modifiers] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/(branches|404)$/);
    await expect(page).toHaveURL("/articles");
  });
}

test("a reader who presses another link within the 500 milliseconds stays where that leads", async ({
  page,
}) => {
  await page.clock.install({ time: morning });
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await page.clock.pauseAt(noon);
  const navigations = recordBranchesNavigations(page);
  await branchesLink(page).click();
  await page.clock.runFor(100);
  await footer(page).getByRole("link", { name: en.shell.brand }).click();
  await expect(page).toHaveURL("/");
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/");
  expect(navigations).toEqual([]);
});

test("Enter on “Branches” leads there too", async ({ page }) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await branchesLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/branches");
});

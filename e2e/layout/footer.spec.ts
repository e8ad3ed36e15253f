import { expect, type Page } from "@playwright/test";
import { shell as arabic } from "../../app/content/ar/shell.ts";
import { clinic, telephoneLink } from "../../app/content/data/clinic.ts";
import { shell as english } from "../../app/content/en/shell.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const branchesLink = (page: Page) =>
  footer(page).getByRole("link", { name: en.shell.navigation.branches });

for (const { words, address } of [
  { words: english, address: "/" },
  { words: arabic, address: "/?lang=ar" },
]) {
  // REQ-LAYOUT-12
  test(`the social links of ${address} have names and open in a new tab`, async ({ page }) => {
    await page.goto(address);
    for (const name of Object.values(words.footer.social)) {
      const link = footer(page).getByRole("link", { name: new RegExp(name, "i") });
      await expect(link).toHaveAccessibleName(`${name} ${words.newTab}`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test(`the footer of ${address} shows phone numbers and e-mail address as links`, async ({
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

test("the footer shows its own hours", async ({ page }) => {
  await page.goto("/");
  const rows = footer(page).locator("dl > div");
  const textsOf = ({ footer: { hours } }: typeof english | typeof arabic) =>
    hours.map(({ days, hours: times }) => `${days}${times}`.replace(/\s/g, ""));
  const shown = async () => (await rows.allTextContents()).map((text) => text.replace(/\s/g, ""));
  expect(await shown()).toEqual(textsOf(english));
  await page.goto("/?lang=ar");
  expect(await shown()).toEqual(textsOf(arabic));
});

test("the footer's link to the branches keeps the language", async ({ page }) => {
  await page.goto("/articles?lang=ar");
  await waitUntilInteractive(page);
  await footer(page).getByRole("link", { name: arabic.navigation.branches }).click();
  await expect(page).toHaveURL("/branches?lang=ar");
});

test("Enter on the link to the branches follows it", async ({ page }) => {
  await page.goto("/articles");
  await waitUntilInteractive(page);
  await branchesLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/branches");
});

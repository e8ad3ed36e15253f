import { expect, type Page } from "@playwright/test";
import { type BranchId, branches } from "../../app/content/data/branches.ts";
import { chatLink, telephoneLink } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { getOpeningStatus, shortOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { branchesIn, hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { ar } from "../support/words.ts";

const allOpen = getInstantWhen((instant) =>
  branchesIn.contact.every(
    (id) => getOpeningStatus(hoursIn("contact", id, siteExceptionalHours), instant).open,
  ),
);

/** Expects the name and the contact links of this branch in phone bar and menu. */
async function expectPhoneNumberOf(page: Page, id: BranchId): Promise<void> {
  const { phone, whatsapp, mapUrl } = branches[id];
  const bar = page.getByRole("navigation", { name: ar.shell.phoneBar.label });
  await expect(bar.getByText(ar.branches[id].name)).toBeVisible();
  const links = bar.getByRole("link");
  await expect(links.nth(0)).toHaveAttribute("href", telephoneLink(phone.value));
  await expect(links.nth(1)).toHaveAttribute("href", chatLink(whatsapp.value));
  await expect(links.nth(2)).toHaveAttribute("href", mapUrl);
  // The accessible name of each link contains the branch.
  const { phoneBar, newTab } = ar.shell;
  const { name } = ar.branches[id];
  await expect(links.nth(0)).toHaveAccessibleName(`${phoneBar.call} ${name}`);
  await expect(links.nth(1)).toHaveAccessibleName(`${phoneBar.chat} ${newTab} ${name}`);
  await expect(links.nth(2)).toHaveAccessibleName(`${phoneBar.directions} ${newTab} ${name}`);
  const menu = page.locator("dialog[data-menu]");
  await expect(menu.getByText(ar.branches[id].name)).toHaveCount(1);
  await expect(menu.locator("a[href^='tel:']")).toHaveAttribute("href", telephoneLink(phone.value));
  await expect(menu.locator("a[href^='tel:']")).toHaveText(phone.value);
}

test("phone bar and menu call the chosen branch on every page", async ({ page }) => {
  await page.clock.setFixedTime(allOpen);
  await page.goto(pathOf("faq"));
  await waitUntilInteractive(page);
  await expectPhoneNumberOf(page, "main");

  await page.goto(pathOf("branches"));
  await page.getByRole("tab", { name: ar.branches.sohar.name }).tap();
  await expectPhoneNumberOf(page, "sohar");
  // Back shows a page from before the choice.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(pathOf("faq"));
  await page.goto(pathOf("branches"));
  await page.getByRole("tab", { name: ar.branches.sohar.name }).tap();
  await expectPhoneNumberOf(page, "sohar");

  await page.goto("/");
  await expectPhoneNumberOf(page, "sohar");
  await page.reload();
  await expectPhoneNumberOf(page, "sohar");
  expect(await page.evaluate(() => localStorage.getItem("branch"))).toBe("sohar");
  // Links to the branches open the chosen one.
  await page.getByRole("main").getByRole("link", { name: ar.home.branches.all }).tap();
  await expect(page.getByRole("tab", { selected: true })).toContainText(ar.branches.sohar.name);

  await page.getByRole("tab", { name: ar.branches.main.name }).tap();
  await expectPhoneNumberOf(page, "main");
  await page.goto(pathOf("faq"));
  await waitUntilInteractive(page);
  await expectPhoneNumberOf(page, "main");
});

test("phone bar and menu call the branch that was chosen in another tab", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(allOpen);
  await page.goto(pathOf("faq"));
  await waitUntilInteractive(page);
  await expectPhoneNumberOf(page, "main");
  const other = await context.newPage();
  await other.goto(`${pathOf("branches")}?branch=sohar`);
  await expectPhoneNumberOf(page, "sohar");
  await other.close();
});

test("a link that names a branch leads there, whichever branch was chosen before", async ({
  page,
}) => {
  await page.clock.setFixedTime(allOpen);
  const [first = "main", chosen = "sohar", last = "main"] = branchesIn.contact;
  for (const choice of [chosen, last]) {
    await page.goto(`${pathOf("branches")}?branch=${choice}`);
    await expectPhoneNumberOf(page, choice);
    const links = page.getByRole("main").locator(`a[href*="${pathOf("booking")}?branch="]`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).not.toContain(`branch=${choice}`);
  }
  await page.goto(`/search?${new URLSearchParams({ q: ar.branches[first].name })}`);
  await expectPhoneNumberOf(page, last);
  const result = page.getByRole("main").getByRole("link", { name: ar.branches[first].name });
  await expect(result.first()).toHaveAttribute("href", new RegExp(`branch=${first}(&|$)`));
});

test("with an unknown stored branch, phone bar and menu call the main one", async ({ page }) => {
  await page.clock.setFixedTime(allOpen);
  await page.addInitScript(() => localStorage.setItem("branch", "__proto__"));
  await page.goto(pathOf("insurance"));
  // The phone bar is hydrated in spite of the entry.
  await expect(page.locator("[data-phone-bar][data-hydrated]")).toHaveCount(1);
  await expectPhoneNumberOf(page, "main");
});

test("the home page shows each city with its opening status, phone number and link", async ({
  page,
}) => {
  await page.clock.setFixedTime(allOpen);
  await page.goto("/");
  const rows = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: ar.home.branches.title }) })
    .getByRole("listitem");
  await expect(rows).toHaveCount(branchesIn.booking.length);
  for (const [index, id] of branchesIn.booking.entries()) {
    const row = rows.nth(index);
    const status = getOpeningStatus(hoursIn("contact", id, siteExceptionalHours), allOpen);
    const style = { words: ar.hours, locale: "ar", notation: "12-hour" } as const;
    await expect(row).toContainText(shortOpeningStatus(status, ar.hours.brief, style));
    const number = row.locator("a[href^='tel:']");
    await expect(number).toHaveAttribute("href", telephoneLink(branches[id].phone.value));
    const link = row.getByRole("link", { name: ar.branches[id].city, exact: true });
    const page = branchesIn.contact.includes(id) ? "branches" : "booking";
    await expect(link).toHaveAttribute("href", `${pathOf(page)}?branch=${id}&lang=ar`);
  }
});

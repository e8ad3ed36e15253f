import { expect, type Locator, type Page } from "@playwright/test";
import { type BranchId, branches, branchIds } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { getOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { type HoursTableName, hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { test } from "../support/test.ts";
import { phoneViewport } from "../support/viewports.ts";
import { words } from "../support/words.ts";

/** The pages with the triage, and the hours table that each uses. The booking page has its full form. */
const tables: Readonly<Record<string, HoursTableName>> = {
  [pathOf("home")]: "contact",
  [pathOf("branches")]: "contact",
  [pathOf("services")]: "contact",
  [pathOf("booking")]: "booking",
};

const isOpen = (table: HoursTableName, id: BranchId, instant: number) =>
  getOpeningStatus(hoursIn(table, id, siteExceptionalHours), instant).open;
const openInstant = getInstantWhen((instant) => isOpen("contact", "main", instant));
const closedInstant = getInstantWhen((instant) =>
  (["contact", "booking"] as const).every((table) =>
    branchIds.every((id) => !isOpen(table, id, instant)),
  ),
);

/** The tests need no images, so they do not wait for them. */
const openPage = (page: Page, address: string) =>
  page.goto(address, { waitUntil: "domcontentloaded" });

const todayList = (page: Page) => page.locator("#urgent [data-island=branches-now]");

/** The signs of a line; the list of open branches is in an island. */
const signList = "ul:not([data-island] ul)";

/** The parent of the heading with this name. */
const sectionWithHeading = (place: Locator, name: string) =>
  place.getByRole("heading", { name, exact: true }).locator("xpath=..");

for (const locale of locales) {
  const { triage } = words[locale];
  const inLanguage = (path: string) => withLocale(path, locale === "ar" ? "ar" : null);

  test(`every page with the triage has the same texts, in ${locale}`, async ({ page }) => {
    await page.clock.setFixedTime(openInstant);
    const lines = [triage.now, triage.today, triage.book];
    for (const path of Object.keys(tables)) {
      await openPage(page, inLanguage(path));
      for (const { word, action, signs } of lines) {
        const line = sectionWithHeading(page.locator("#urgent"), word);
        await expect(line.getByText(action, { exact: true })).toBeVisible();
        const full = path === pathOf("booking") ? Object.values(signs) : [];
        await expect(line.locator(signList).locator("> li")).toHaveText(full);
      }
      const call = sectionWithHeading(page.locator("#urgent"), triage.now.word).getByRole("link");
      await expect(call).toHaveAttribute("href", `tel:${emergencyNumber.value}`);
    }
  });

  // REQ-TREAT-19
  test(`the emergency box of a treatment has the signs for Now and for Today, in ${locale}`, async ({
    page,
  }) => {
    for (const id of serviceIds) {
      await page.clock.setFixedTime(openInstant);
      await openPage(page, inLanguage(pathOf(id)));
      const { emergency } = words[locale].servicePages[id].after;
      const [now, call] = [triage.now.heading, triage.today.heading].map((heading) =>
        sectionWithHeading(page.locator("#signs"), heading),
      ) as [Locator, Locator];
      await expect(now.getByRole("listitem")).toHaveText([...(emergency?.now ?? [])]);
      await expect(now.getByRole("link")).toHaveAttribute("href", `tel:${emergencyNumber.value}`);
      await expect(call.getByRole("listitem")).toHaveText([...(emergency?.today ?? [])]);
      await expect(call.getByRole("link")).toHaveAttribute(
        "href",
        telephoneLink(branches.main.phone.value),
      );
      await expect(call.getByRole("link")).toHaveAccessibleName(
        new RegExp(words[locale].branches.main.name),
      );
      const link = page.locator("#signs").getByRole("link", { name: triage.all });
      await expect(link).toHaveJSProperty("href", `${site}${inLanguage(pathOf("booking"))}#urgent`);
    }
    await page.clock.setFixedTime(closedInstant);
    await page.reload({ waitUntil: "domcontentloaded" });
    const call = sectionWithHeading(page.locator("#signs"), triage.today.heading);
    await expect(call.locator("p").first()).toHaveText(
      `${triage.today.allClosed} ${triage.today.cannotWait}`,
    );
    await expect(call.getByRole("link")).toHaveCount(0);
  });

  test(`the triage shows the phone numbers of open branches only, in ${locale}`, async ({
    page,
  }) => {
    const { label, call, urgent } = words[locale].shell.phoneBar;
    const first = page.getByRole("navigation", { name: label }).getByRole("link").first();
    await page.clock.setFixedTime(openInstant);
    for (const [path, table] of Object.entries(tables)) {
      await openPage(page, inLanguage(path));
      const called = branchIds.filter((id) => isOpen(table, id, openInstant));
      // The short form has the number of the first open branch only.
      const shown = path === pathOf("booking") ? called : called.slice(0, 1);
      for (const id of branchIds) {
        const number = todayList(page).locator(
          `[href="${telephoneLink(branches[id].phone.value)}"]`,
        );
        await expect(number).toHaveCount(shown.includes(id) ? 1 : 0);
      }
    }
    await page.clock.setFixedTime(closedInstant);
    for (const path of Object.keys(tables)) {
      await openPage(page, inLanguage(path));
      await expect(todayList(page).locator("p").first()).toHaveText(
        `${triage.today.allClosed} ${triage.today.cannotWait}`,
      );
      await expect(todayList(page).locator("[href^=tel]")).toHaveCount(0);
    }
    await test.step("paper has only what is true at any time", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(todayList(page).getByText(triage.today.cannotWait)).toBeVisible();
      await expect(todayList(page)).not.toContainText(triage.today.allClosed, {
        useInnerText: true,
      });
      await page.emulateMedia({ media: null });
    });
    await test.step("the phone bar calls an open branch, and leads to the triage when all are closed", async () => {
      await page.setViewportSize(phoneViewport);
      await page.clock.setFixedTime(openInstant);
      await page.goto(inLanguage(pathOf("faq")));
      await expect(first).toHaveText(call);
      await page.clock.setFixedTime(closedInstant);
      await page.reload();
      await expect(first).toHaveText(urgent);
      await first.click();
      await expect(page).toHaveURL(`${inLanguage(pathOf("booking"))}#urgent`);
      await expect(page.getByRole("heading", { name: triage.title })).toBeInViewport();
    });
  });
}

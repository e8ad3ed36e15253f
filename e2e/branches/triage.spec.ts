import { expect, type Page } from "@playwright/test";
import { type BranchId, branches } from "../../app/content/facts/branches.ts";
import { telephoneLink } from "../../app/content/facts/clinic.ts";
import { pathOf } from "../../app/content/facts/pages.ts";
import { serviceIds } from "../../app/content/facts/services.ts";
import { emergencyNumber } from "../../app/content/facts/triage.ts";
import { branchesIn, type HoursTable, hoursIn } from "../../app/hours/hours-table.ts";
import { standingAt } from "../../app/hours/standing.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { momentWhen } from "../support/branch-hours.ts";
import { test } from "../support/journey.ts";
import { phone } from "../support/screens.ts";
import { words } from "../support/words.ts";

/** The pages that carry the whole block, and whose hours they follow. */
const whole: Readonly<Record<string, HoursTable>> = {
  [pathOf("home")]: "contact",
  [pathOf("branches")]: "contact",
  [pathOf("booking")]: "booking",
};
const brief = [pathOf("services"), ...serviceIds.map((id) => pathOf(id))];

const isOpen = (table: HoursTable, id: BranchId, instant: number) =>
  standingAt(hoursIn(table, id), instant).open;
const someOpen = momentWhen((instant) => isOpen("contact", "main", instant));
const allClosed = momentWhen((instant) =>
  (["contact", "booking"] as const).every((table) =>
    branchesIn[table].every((id) => !isOpen(table, id, instant)),
  ),
);

/** What is asked of these pages is there before their pictures are. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: "domcontentloaded" });

const today = (page: Page) => page.locator("#urgent [data-island=branches-now]");

for (const locale of locales) {
  const { triage } = words[locale];
  const inLanguage = (path: string) => withLocale(path, locale === "ar" ? "ar" : null);

  // F246
  test(`every page that speaks of urgency says the same, in ${locale}`, async ({ page }) => {
    const said = new Set<string>();
    for (const path of Object.keys(whole)) {
      await open(page, inLanguage(path));
      const items = page.locator("#urgent ol > li");
      const read = await items.evaluateAll((all) =>
        all.map((item) => [item.children[0], item.children[1]].map((one) => one?.textContent)),
      );
      said.add(JSON.stringify(read));
      const call = items.first().getByRole("link");
      await expect(call).toHaveAttribute("href", `tel:${emergencyNumber.value}`);
    }
    const lines = [triage.now, triage.today, triage.book];
    const expected = lines.map(({ word, action, signs }) => [
      word,
      action + Object.values(signs).join(""),
    ]);
    expect([...said]).toEqual([JSON.stringify(expected)]);
    for (const path of brief) {
      await open(page, inLanguage(path));
      for (const { action } of lines)
        await expect(page.getByRole("main").getByText(action, { exact: true })).toBeVisible();
      const way = page.getByRole("main").getByRole("link", { name: triage.all });
      await expect(way).toHaveAttribute("href", `${inLanguage(pathOf("booking"))}#urgent`);
    }
  });

  // D47
  test(`who is open is named with its number, and nobody is told to call a closed branch, in ${locale}`, async ({
    page,
  }) => {
    const { label, call, urgent } = words[locale].shell.actionBar;
    const first = page.getByRole("navigation", { name: label }).getByRole("link").first();
    await page.clock.setFixedTime(someOpen);
    for (const [path, table] of Object.entries(whole)) {
      await open(page, inLanguage(path));
      for (const id of branchesIn[table]) {
        const number = today(page).locator(`[href="${telephoneLink(branches[id].phone.value)}"]`);
        await expect(number).toHaveCount(isOpen(table, id, someOpen) ? 1 : 0);
      }
      await expect(today(page)).toContainText(triage.today.openNow);
    }
    await page.clock.setFixedTime(allClosed);
    for (const path of Object.keys(whole)) {
      await open(page, inLanguage(path));
      await expect(today(page)).toContainText(triage.today.allClosed);
      await expect(today(page)).toContainText(triage.today.cannotWait);
      await expect(today(page).locator("[href^=tel]")).toHaveCount(0);
    }
    await test.step("under the thumb a closed branch asks how urgent it is, an open one rings", async () => {
      await page.setViewportSize(phone);
      await page.clock.setFixedTime(someOpen);
      await page.goto(inLanguage(pathOf("faq")));
      await expect(first).toHaveText(call);
      await page.clock.setFixedTime(allClosed);
      await page.reload();
      await expect(first).toHaveText(urgent);
      await first.click();
      await expect(page).toHaveURL(`${inLanguage(pathOf("booking"))}#urgent`);
      await expect(page.getByRole("heading", { name: triage.title })).toBeInViewport();
    });
  });
}

import { expect } from "@playwright/test";
import { type BranchId, branches } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { locales } from "../../app/i18n/locale.ts";
import { isBadgeOpen } from "../../app/opening-hours/badge-status.ts";
import { hoursSummary } from "../../app/opening-hours/hours-summary.ts";
import { getOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { type HoursTableName, hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { waitForFonts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

const testedBranches = ["main", "sohar"] as const satisfies readonly BranchId[];

/** When badge and hours summary differ, the text is longest: it also says which one to trust. */
function isBadgeContradicted(table: HoursTableName, id: BranchId, instant: number): boolean {
  const hours = hoursIn(table, id, siteExceptionalHours);
  return isBadgeOpen(hours, instant) !== getOpeningStatus(hours, instant).open;
}

for (const locale of locales) {
  for (const [page, table] of [
    ["branches", "contact"],
    ["booking", "booking"],
  ] as const) {
    // REQ-HOURS-14
    test(`the first screen of ${pathOf(page)} shows status, hours and phone number, in ${locale}`, async ({
      page: browser,
    }) => {
      const now = getInstantWhen((instant) => isBadgeContradicted(table, "sohar", instant));
      await browser.clock.setFixedTime(now);
      for (const id of testedBranches) {
        await browser.goto(`${pathOf(page)}?branch=${id}&lang=${locale}`);
        await waitUntilInteractive(browser);
        await waitForFonts(browser);
        // The text of the status is visible in the tab.
        const { open, closed } =
          words[locale][page === "booking" ? "booking" : "branchesPage"].selector;
        const state = isBadgeOpen(hoursIn(table, id, siteExceptionalHours), now) ? open : closed;
        const badgeText = await browser
          .getByRole("tab", { selected: true })
          .getByText(state)
          .boundingBox();
        expect(badgeText?.width).toBeGreaterThan(20);
        const { label } = words[locale].shell.phoneBar;
        const bar = await browser.getByRole("navigation", { name: label }).boundingBox();
        const panel = browser.getByRole("tabpanel");
        const line = hoursSummary(
          hoursIn(table, id, siteExceptionalHours),
          now,
          words[locale].hours,
          locale,
        );
        for (const part of [
          panel.getByRole("heading", { level: 2 }),
          panel.getByText(line),
          ...(isBadgeContradicted(table, id, now)
            ? [panel.getByText(words[locale].hours.trust)]
            : []),
          panel.locator(`[href="${telephoneLink(branches[id].phone.value)}"]`),
        ]) {
          const box = await part.boundingBox();
          expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        }
      }
    });
  }
}

import { expect } from "@playwright/test";
import { urgentPath } from "../../app/content/data/triage.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { createAccount, openDashboard } from "../support/accounts.ts";
import { test } from "../support/shared-tab.ts";
import { visits } from "../support/visits.ts";
import { words } from "../support/words.ts";

test("every account page has a link to the triage, in both languages", async ({ page }) => {
  const expectUrgentLink = async (locale: Locale) => {
    const urgentLink = page.getByRole("link", { name: words[locale].shell.footer.urgent });
    const href = urgentPath.replace("#", locale === "ar" ? "?lang=ar#" : "#");
    await expect(urgentLink).toHaveAttribute("href", href);
    const { width = 0, height = 0 } = (await urgentLink.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  };
  for (const { locale, address } of visits.filter(({ layout }) => layout === "account")) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expectUrgentLink(locale);
  }
  await page.context().clearCookies();
  await openDashboard(page, await createAccount());
  await expectUrgentLink("en");
});

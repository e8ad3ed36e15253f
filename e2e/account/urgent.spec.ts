import { expect } from "@playwright/test";
import { urgentPath } from "../../app/content/data/triage.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { newAccount, openSignedIn } from "../support/accounts.ts";
import { test } from "../support/journey.ts";
import { visits } from "../support/visits.ts";
import { words } from "../support/words.ts";

test("every account page leads to what is urgent, in both languages", async ({ page }) => {
  const leadsOn = async (locale: Locale) => {
    const way = page.getByRole("link", { name: words[locale].shell.footer.urgent });
    const href = urgentPath.replace("#", locale === "ar" ? "?lang=ar#" : "#");
    await expect(way).toHaveAttribute("href", href);
    const { width = 0, height = 0 } = (await way.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  };
  for (const { locale, address } of visits.filter(({ layout }) => layout === "plain")) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await leadsOn(locale);
  }
  await page.context().clearCookies();
  await openSignedIn(page, await newAccount());
  await leadsOn("en");
});

import { expect } from "@playwright/test";
import { programIds, verification } from "../../app/content/data/verification.ts";
import type { ProofWords } from "../../app/content/proof.types.ts";
import { formatNumber } from "../../app/i18n/numerals.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const { programs, asvs } = verification;

for (const [locale, words] of [
  ["en", en.proof],
  ["ar", ar.proof],
] as const) {
  // REQ-PROOF-3
  test(`the page has every program and every number of the results (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/proof?lang=${locale}`);
    const main = page.getByRole("main");
    const row = (title: string) =>
      main.locator("dl > div").filter({ has: page.getByRole("term").filter({ hasText: title }) });
    const items: ProofWords["programs"]["items"] = words.programs.items;
    const number = (value: number) => formatNumber(value, locale);
    for (const id of programIds) {
      const result = programs[id];
      if (!result) continue;
      const program = row(items[id].name ?? result.name);
      await expect(program).toContainText(result.version);
      await expect(program).toContainText(`${words.programs.open} ${number(result.open)}`);
    }
    const counts = ["proved", "notApplicable", "deviating"] as const;
    for (const status of counts)
      await expect(row(words.standard[status])).toContainText(number(asvs[status]));
    const ring = main.getByRole("img", { name: words.standard.dial });
    await expect(ring).toContainText(number(counts.reduce((sum, status) => sum + asvs[status], 0)));
    const { passwords } = words.deviations.items;
    await expect(row(passwords.title)).toContainText(number(asvs.deviations.passwords ?? 0));
  });
}

test("the accessibility statement and the privacy policy lead to the page", async ({ page }) => {
  await page.goto("/accessibility");
  await page.getByRole("main").getByRole("link", { name: en.accessibility.related.proof }).click();
  await expect(page).toHaveURL("/proof");
  await page.getByRole("main").getByRole("link", { name: en.proof.related.privacy }).click();
  await page.getByRole("main").getByRole("link", { name: en.privacy.proof }).click();
  await expect(page).toHaveURL("/proof");
});

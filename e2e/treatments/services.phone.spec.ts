import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/facts/pages.ts";
import { locales } from "../../app/i18n/locale.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";

for (const locale of locales) {
  test(`on a phone the contents of a treatment page unfold and lead to its risks, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${pathOf("lasik-surgery")}?lang=${locale}`);
    const { contentsLabel, contents, risks } = words[locale].servicePageFrame;
    const list = page.getByRole("navigation", { name: contentsLabel });
    await expect(list).toBeHidden();
    // A browser tells what opens something as a button, or by its words alone.
    await page.locator("summary", { hasText: contentsLabel }).tap();
    await expect(list).toBeVisible();
    for (const link of await list.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await list.getByRole("link", { name: contents.risks }).tap();
    await expect(page.getByRole("heading", { name: risks.title })).toBeInViewport({ ratio: 1 });
  });
}

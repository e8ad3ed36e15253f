import { expect } from "@playwright/test";
import { sampleSlug } from "../support/articles.ts";
import { clippedTexts } from "../support/page/overflow.ts";
import { describeTexts, readTexts } from "../support/page/page-texts.ts";
import { test } from "../support/shared-tab.ts";
import { words } from "../support/words.ts";

test.use({ javaScriptEnabled: false });

/** 18 points, in CSS pixels. */
const minFontSize = 24;

for (const path of ["/services/cataract-surgery", `/articles/${sampleSlug}`]) {
  test(`${path} has a large-print URL, which works without JavaScript`, async ({ page }) => {
    const { largePrint } = words.en.shell;
    await page.goto(path);
    const link = page.getByRole("link", { name: largePrint.link });
    await expect(link).toHaveAttribute("rel", "nofollow");
    await link.click();
    await expect(page).toHaveURL(`${path}?print=large`);

    await test.step("it is not indexed, and the canonical URL is the ordinary page", async () => {
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${path}$`),
      );
    });
    await test.step("nothing is closed, and no control needs a script", async () => {
      await expect(page.locator("main details:not([open]):visible")).toHaveCount(0);
      await expect(page.getByRole("button", { name: largePrint.print })).toBeHidden();
    });
    await test.step("it fits a narrow viewport", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.locator("html")).toHaveJSProperty("scrollWidth", 320);
    });
    await test.step("the language switch keeps the large print", async () => {
      await page.locator("header [data-language=ar]").click();
      await expect(page).toHaveURL(`${path}?print=large&lang=ar`);
      await expect(page.locator("html")).toHaveAttribute("data-large");
    });
    await test.step("printed text has at least 18 points", async () => {
      await page.emulateMedia({ media: "print" });
      const texts = await readTexts(page, "main");
      expect(texts.length).toBeGreaterThan(10);
      expect(describeTexts(texts.filter(({ fontSize }) => fontSize < minFontSize))).toEqual([]);
      expect(await clippedTexts(page, "main")).toEqual([]);
    });
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: words.ar.shell.largePrint.ordinary }).click();
    await expect(page).toHaveURL(`${path}?lang=ar`);
    await page.goto(`${path}?print=other`);
    await expect(page.locator("html")).not.toHaveAttribute("data-large");
  });
}

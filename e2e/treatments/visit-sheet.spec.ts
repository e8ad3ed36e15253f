import { expect } from "@playwright/test";
import { clinic } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { countPrintedPages } from "../support/page/print.ts";
import { test } from "../support/shared-tab.ts";
import { treatmentVisits } from "../support/visits.ts";
import { words } from "../support/words.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // REQ-TYPE-21
  for (const { id, locale, address } of treatmentVisits) {
    test(`${address} leads to a visit sheet that prints on one page`, async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await page.goto(address);
      const { visitSheet, facts } = words[locale].servicePages[id];
      const link = page.getByRole("link", { name: words[locale].servicePageFrame.sheet.print });
      await expect(link).toHaveAttribute("rel", "nofollow");
      await page.emulateMedia({ media: "print" });
      await expect(link).toBeHidden();
      await page.emulateMedia({ media: null });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${pathOf(id)}\\?print=sheet`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(visitSheet.title);
      const sheet = page.getByRole("main");
      await expect(sheet.getByRole("listitem")).toHaveText([...visitSheet.items]);
      await expect(sheet.getByText(clinic.phones[0].value)).toHaveCSS("direction", "ltr");
      await expect(sheet.getByRole("term")).toHaveCount(2 + facts.length);
      await expect(sheet).toHaveCSS("direction", locale === "ar" ? "rtl" : "ltr");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner").getByRole("link")).toHaveCount(0);
      for (const format of ["A4", "Letter"] as const)
        expect(await countPrintedPages(page, format)).toBe(1);
    });
  }
});

test("the visit sheet has a print button and a link to the treatment", async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    Object.assign(window, {
      print: () => {
        document.documentElement.dataset.printed = "yes";
      },
    });
  });
  await page.goto(`${pathOf("lasik-surgery")}?print=sheet`);
  const { largePrint } = words.en.shell;
  await page.getByRole("button", { name: largePrint.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.getByRole("link", { name: largePrint.ordinary }).click();
  await expect(page).toHaveURL(pathOf("lasik-surgery"));
});

import { expect } from "@playwright/test";
import { clinic } from "../../app/content/data/clinic.ts";
import { countPrintedPages } from "../support/page/print.ts";
import { test } from "../support/test.ts";
import { treatmentVisits } from "../support/visits.ts";
import { en, words } from "../support/words.ts";

// REQ-TYPE-21
for (const { id, locale, address } of treatmentVisits) {
  test(`${address} prints as a page, and its button prints the visit sheet on one page`, async ({
    page,
  }) => {
    // The print dialog would block the test, and creating a PDF fires `afterprint`.
    await page.addInitScript(() => {
      Object.assign(window, { print: () => {} });
      addEventListener("afterprint", (event) => event.stopImmediatePropagation());
    });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(address);
    const { visitSheet, facts } = words[locale].servicePages[id];
    const sheet = page.locator("[data-sheet]");
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.locator("[data-print]").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: visitSheet.title })).toBeVisible();
    await expect(sheet.getByRole("listitem")).toHaveText([...visitSheet.items]);
    await expect(sheet.getByText(clinic.phones[0].value)).toHaveCSS("direction", "ltr");
    const terms = sheet.getByRole("term");
    await expect(terms.filter({ visible: true })).toHaveCount(2 + facts.length);
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(sheet).toHaveCSS("direction", locale === "ar" ? "rtl" : "ltr");
    for (const format of ["A4", "Letter"] as const)
      expect(await countPrintedPages(page, format)).toBe(1);
  });
}

test("the print button prints the visit sheet, and afterwards the page prints as before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      print: () => {
        document.documentElement.dataset.printed = "yes";
      },
    });
  });
  await page.goto("/services/lasik-surgery");
  await page.getByRole("button", { name: en.servicePageFrame.sheet.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-sheet]")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

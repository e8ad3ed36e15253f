import { expect, type Page } from "@playwright/test";
import { axeViolations, contrastViolations } from "../../support/page/axe.ts";
import type { Visit } from "../../support/visits.ts";

/**
 * WCAG with text at seven to one: in one language by day and in high contrast, in the other by night. All three are values
 * of the same tokens, and no colour depends on the language (tests/design/colours-by-language.test.ts).
 */
export async function meetsWcag(page: Page, { locale, page: id }: Visit): Promise<void> {
  // components.spec.ts asks it of each example.
  if (id === "ui") return;
  if (locale === "en") {
    expect.soft(await axeViolations(page), "by day").toEqual([]);
    await page.emulateMedia({ contrast: "more" });
    expect.soft(await contrastViolations(page), "in high contrast").toEqual([]);
    await page.emulateMedia({ contrast: "no-preference" });
  } else {
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await axeViolations(page), "by night").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
}

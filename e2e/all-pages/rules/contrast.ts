import { expect, type Page } from "@playwright/test";
import { axeViolations, contrastViolations } from "../../support/page/axe.ts";
import type { Visit } from "../../support/visits.ts";

/**
 * WCAG with a text contrast of 7:1: in English in the light and the high-contrast theme, in Arabic in the dark theme.
 * No colour depends on the language (tests/design/colours-by-language.test.ts).
 */
export async function meetsWcag(page: Page, { locale, page: id }: Visit): Promise<void> {
  // components.spec.ts tests each example.
  if (id === "ui") return;
  if (locale === "en") {
    expect.soft(await axeViolations(page), "in the light theme").toEqual([]);
    await page.emulateMedia({ contrast: "more" });
    expect.soft(await contrastViolations(page), "in high contrast").toEqual([]);
    await page.emulateMedia({ contrast: "no-preference" });
  } else {
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await axeViolations(page), "in the dark theme").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
}

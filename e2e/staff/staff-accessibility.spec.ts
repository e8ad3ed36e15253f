import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { axeViolations } from "../support/page/axe.ts";
import { focusStartOf } from "../support/page/focus.ts";
import { horizontalOverflow } from "../support/page/overflow.ts";
import { test } from "../support/servers/shared-server.ts";
import { createStaff, openAsStaff } from "../support/staff.ts";
import { words } from "../support/words.ts";

/** The screens with the words of their titles, and the role of their last control, which appears when rows are read. */
const screens = [
  ["staff", "today", "button"],
  ["staff-notice", "notice", "textbox"],
  ["staff-hours", "hours", "radio"],
  ["staff-articles", "articles", "listitem"],
  ["staff-article", "article", "textbox"],
] as const;

test("the screens meet WCAG and fit a narrow phone, in the light and in the dark theme", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of ["en", "ar"] as const) {
    await page.emulateMedia({ colorScheme: locale === "en" ? "light" : "dark" });
    for (const [screen, title, control] of screens) {
      await openAsStaff(page, server, staff, withLocale(pathOf(screen), locale));
      const { titles } = words[locale].staffArea;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[title].title);
      await expect(page.getByRole("main").getByRole(control).last()).toBeVisible();
      // The bar at the lower edge covers a part of a long screen, and axe measures what is visible.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 320, height });
      expect.soft(await axeViolations(page), `${screen} in ${locale}`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${screen} in ${locale}`).toBe(0);
    }
  }
});

test("the first tab stop of a screen skips the navigation", async ({ page, server }) => {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, pathOf("staff"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await focusStartOf(page, "body");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words.en.shell.skipLink })).toBeFocused();
  await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

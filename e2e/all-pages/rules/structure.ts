import { expect, type Page } from "@playwright/test";
import { readControls } from "../../support/page/page-controls.ts";
import {
  readHeadings,
  readNavigationNames,
  skippedLevels,
} from "../../support/page/page-outline.ts";
import type { Visit } from "../../support/visits.ts";

/** The minimum target size, in CSS pixels (WCAG 2.5.5), minus a tenth for rounding. */
export const minTargetSize = 43.9;

/** One main heading, headings in order, and one or no header and footer (REQ-LAYOUT-1). */
export async function hasHeadingOutline(page: Page, { layout }: Visit): Promise<void> {
  await expect.soft(page.getByRole("main")).toHaveCount(1);
  const headings = await readHeadings(page);
  expect.soft(headings[0]?.level).toBe(1);
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  const title = page.getByRole("main").getByRole("heading", { level: 1, name: headings[0]?.text });
  await expect.soft(title).toHaveCount(1);
  expect.soft(skippedLevels(headings)).toEqual([]);
  const parts = layout === "site" ? 1 : 0;
  await expect.soft(page.getByRole("banner")).toHaveCount(parts);
  await expect.soft(page.getByRole("contentinfo")).toHaveCount(parts);
}

/** Navigation landmarks have unique names, and controls have the minimum target size. */
export async function hasLandmarkNamesAndTargetSizes(page: Page): Promise<void> {
  const names = await readNavigationNames(page);
  expect.soft(names).toEqual([...new Set(names)].filter(Boolean));
  const controls = await readControls(page);
  expect(controls.length).toBeGreaterThan(0);
  const small = controls.filter(
    (control) => !control.inRunningText && Math.min(control.width, control.height) < minTargetSize,
  );
  expect.soft(small).toEqual([]);
}

import { expect, type Page } from "@playwright/test";
import { readControls } from "../../support/page/page-controls.ts";
import {
  countLandmarks,
  readHeadings,
  readNavigationNames,
  skippedLevels,
} from "../../support/page/page-outline.ts";
import type { Visit } from "../../support/visits.ts";

/** The minimum target size, in CSS pixels (WCAG 2.5.5), minus a tenth for rounding. */
export const minTargetSize = 43.9;

/** One main heading, headings in order, and one or no header and footer (REQ-LAYOUT-1, REQ-LAYOUT-2). */
export async function hasHeadingOutline(page: Page, { layout }: Visit): Promise<void> {
  const headings = await readHeadings(page);
  expect.soft(headings[0]?.level).toBe(1);
  expect.soft(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect.soft(headings[0]?.isInMain, "the main heading is in the main landmark").toBe(true);
  expect.soft(skippedLevels(headings)).toEqual([]);
  const parts = layout === "site" ? 1 : 0;
  expect.soft(await countLandmarks(page)).toEqual({ main: 1, banner: parts, contentinfo: parts });
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

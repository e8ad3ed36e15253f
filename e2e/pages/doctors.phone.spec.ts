import { expect, type Page } from "@playwright/test";
import { doctorProfiles } from "../../app/content/ar/doctor-profiles.ts";
import { doctorsPage } from "../../app/content/ar/doctors-page.ts";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
  doctorsBranchIds,
} from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { doctorIds, doctors } from "../../app/content/data/doctors.ts";
import { contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { getOpeningStatus, shortOpeningStatus } from "../../app/opening-hours/opening-status.ts";
import { getInstantWhen, siteExceptionalHours } from "../support/branch-hours.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitForAllScripts, waitForFonts, waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { phoneViewport } from "../support/viewports.ts";
import { ar } from "../support/words.ts";

/** The first doctor of a branch. */
const branch: DoctorsBranchId = "salalah";
const [doctor = doctorIds[0]] = doctorIds.filter((id) => doctors[id].branches.includes(branch));
const { name } = doctorProfiles[doctor];
const { phone } = branches[branchOfDoctorsBranch[branch]];
const { close, back } = doctorsPage.profile;
const call = doctorsPage.profile.call.replace(
  "{branch}",
  ar.branches[branchOfDoctorsBranch[branch]].shortName,
);
const dialog = (page: Page) => page.getByRole("dialog", { name });

async function openDialog(page: Page): Promise<void> {
  await page.goto(`/doctors?branch=${branch}`);
  await waitUntilInteractive(page);
  await page.getByRole("link", { name }).tap();
  await expect(dialog(page)).toBeVisible();
  // Wait for its animation, because a tap could miss a moving element.
  await dialog(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
  });
}

test("on a phone the profile covers the viewport, with visible buttons and the opening status of its branch", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  const hours = contactHoursOf(branchOfDoctorsBranch[branch], siteExceptionalHours);
  const now = getInstantWhen((instant) => getOpeningStatus(hours, instant).open);
  await page.clock.setFixedTime(now);
  await openDialog(page);
  const style = { words: ar.hours, locale: "ar", notation: "12-hour" } as const;
  const status = shortOpeningStatus(getOpeningStatus(hours, now), ar.hours.brief, style);
  await expect(dialog(page)).toContainText(status);
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...phoneViewport });
  const book = dialog(page).getByRole("link", { name: doctorsPage.profile.book });
  const callLink = dialog(page).getByRole("link", { name: call });
  const closeButton = dialog(page).getByRole("button", { name: close, exact: true });
  await expect(callLink).toHaveAttribute("href", telephoneLink(phone.value));
  await expect(book).toHaveAttribute(
    "href",
    `/book-consultation?branch=${branchOfDoctorsBranch[branch]}&lang=ar`,
  );
  for (const height of [phoneViewport.height, 500]) {
    await page.setViewportSize({ ...phoneViewport, height });
    for (const one of [book, callLink, closeButton]) await expect(one).toBeInViewport({ ratio: 1 });
  }
  const shortViewport = { width: 320, height: 256 };
  // With 400 % zoom only the close button is sticky (WCAG 1.4.10).
  await page.setViewportSize(shortViewport);
  await expect(book).not.toBeInViewport();
  await book.scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole("heading", { name })).not.toBeInViewport();
  const crossBox = await closeButton.boundingBox();
  expect((crossBox?.y ?? 0) + (crossBox?.height ?? 0)).toBeLessThanOrEqual(
    shortViewport.height / 4,
  );
});

for (const [which, label] of [
  ["close button", close],
  ["button at the end", back],
] as const) {
  test(`the ${which} closes the dialog`, async ({ page }) => {
    await openDialog(page);
    await dialog(page).getByRole("button", { name: label, exact: true }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/doctors?branch=${branch}`);
  });
}

test("the number of other specialties is on the line of the last one", async ({ page }) => {
  await page.goto("/doctors");
  await waitForFonts(page);
  const lines = page.locator("li[data-doctor] ul");
  for (const line of await lines.all()) {
    const ends = line.getByRole("listitem");
    const [last, more] = await Promise.all([ends.nth(1).boundingBox(), ends.nth(2).boundingBox()]);
    if (more) expect(more.y).toBe((last?.y ?? 0) + (last?.height ?? 0) - more.height);
  }
});

test("the tabs scroll horizontally to the last branch, and the page does not", async ({ page }) => {
  // Late fonts change the widths of the tabs.
  const release = await delayRequests(page, "**/*.woff2");
  await page.goto(`/doctors?branch=${doctorsBranchIds.at(-1)}`, { waitUntil: "domcontentloaded" });
  await release();
  await waitForAllScripts(page);
  await waitForFonts(page);
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneViewport.width);
});

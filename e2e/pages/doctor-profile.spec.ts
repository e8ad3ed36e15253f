import { expect, type Page } from "@playwright/test";
import {
  branchOfDoctorsBranch,
  type DoctorsBranchId,
} from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { doctorIds, doctors, homeDoctorIds } from "../../app/content/data/doctors.ts";
import { doctorProfiles } from "../../app/content/en/doctor-profiles.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import { doctorsAt } from "./doctors-at.ts";

const cards = (page: Page) => page.getByRole("tabpanel").locator("li[data-doctor]");

const nameOf = (branch: DoctorsBranchId) => en.branches[branchOfDoctorsBranch[branch]].shortName;

/** The tested branch and its first doctor. */
const branch: DoctorsBranchId = "nizwa";
const [doctor = doctorIds[0]] = doctorsAt(branch);
const [homeDoctor] = homeDoctorIds;
/** A profile links to the first branch of its doctor. */
const profileBranch = branchOfDoctorsBranch[doctors[doctor].branches[0] ?? branch];

const { name: doctorName } = doctorProfiles[doctor];
const profile = (page: Page) => page.getByRole("dialog", { name: doctorName });
const openProfile = (page: Page) => page.getByRole("link", { name: doctorName }).click();

// REQ-DOCTOR-4, REQ-ABOUT-6
test("a card opens the doctor's profile as a dialog with its own URL", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto(`/doctors?branch=${branch}`);
  await waitUntilInteractive(page);
  await openProfile(page);
  await expect(page).toHaveURL(`/doctors?branch=${branch}&doctor=${doctor}`);
  const box = await profile(page).boundingBox();
  expect(box?.width).toBe(960);
  expect(box?.height).toBeLessThan(800);
  const { specialties, experience, education, languages } = doctorProfiles[doctor];
  for (const text of [
    ...specialties,
    experience,
    ...education,
    languages.join(", "),
    ...doctors[doctor].branches.map((at) => en.branches[branchOfDoctorsBranch[at]].name),
  ]) {
    await expect(profile(page).getByText(text, { exact: true })).toBeVisible();
  }
  // The portrait has the aspect ratio of the card.
  const arch = await profile(page).locator("[data-portrait], img").first().boundingBox();
  expect((arch?.height ?? 0) / (arch?.width ?? 1)).toBeCloseTo(5 / 4, 1);
  await expect(profile(page).getByRole("button")).toHaveAccessibleName(
    en.doctorsPage.profile.close,
  );
  await expect(
    profile(page).getByRole("link", {
      name: en.doctorsPage.profile.call.replace("{branch}", en.branches[profileBranch].shortName),
    }),
  ).toHaveAttribute("href", telephoneLink(branches[profileBranch].phone.value));
  await profile(page).getByRole("link", { name: en.doctorsPage.profile.book }).click();
  await expect(page).toHaveURL(`/book-consultation?branch=${profileBranch}`);
});

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  "its button": (page) =>
    profile(page).getByRole("button", { name: en.doctorsPage.profile.close }).click(),
  "a click beside it": (page) => page.mouse.click(20, 400),
  Escape: (page) => page.keyboard.press("Escape"),
  "the Back button": (page) => page.goBack(),
};

test("the profile closes in four ways and restores URL, scroll position and focus", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.getByRole("banner").getByRole("link", { name: en.doctorsPage.doctorsTitle }).click();
  await page.getByRole("tab", { name: nameOf(branch) }).click();
  await expect(cards(page)).toHaveCount(doctorsAt(branch).length);
  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(`by ${way}`, async () => {
      const scrollBefore = await page.evaluate(() => scrollY);
      await openProfile(page);
      await expect(profile(page)).toBeVisible();
      await close(page);
      await expect(profile(page)).toHaveCount(0);
      await expect(page).toHaveURL(`/doctors?branch=${branch}`);
      await expect(page.getByRole("link", { name: doctorName })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrollBefore);
    });
  }
  // None of them has added a history entry.
  await page.goBack();
  await expect(page).toHaveURL("/doctors");
});

test("the URL of a profile shows it open, and closing it shows the list", async ({ page }) => {
  await page.goto(`/doctors?doctor=${doctor}`);
  await waitUntilInteractive(page);
  await expect(profile(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile(page)).toHaveCount(0);
  await expect(page).toHaveURL("/doctors");
  await expect(page.getByRole("link", { name: doctorName })).toBeFocused();
});

test("without JavaScript a card links to the open profile, which can be closed", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/doctors");
  await openProfile(page);
  await expect(page).toHaveURL(`/doctors?doctor=${doctor}`);
  await expect(profile(page)).toBeVisible();
  await profile(page).getByRole("button", { name: en.doctorsPage.profile.close }).click();
  await expect(profile(page)).toBeHidden();
});

test("a doctor on the home page links to the open profile", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  await page.getByRole("link", { name: doctorProfiles[homeDoctor].name }).click();
  await expect(page).toHaveURL(`/doctors?doctor=${homeDoctor}`);
  await expect(page.getByRole("dialog", { name: doctorProfiles[homeDoctor].name })).toBeVisible();
  await page.getByRole("button", { name: en.doctorsPage.profile.close, exact: true }).click();
  await expect(page).toHaveURL("/doctors");
  await expect(cards(page)).toHaveCount(doctorIds.length);
});

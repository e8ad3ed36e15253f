import { expect, type Page } from "@playwright/test";
import {
  bookingBranchIds,
  branchFacts,
  contactBranchIds,
  doctorsBranchIds,
} from "../../app/content/data/branch-facts.ts";
import { branches as facts } from "../../app/content/data/branches.ts";
import { chatLink } from "../../app/content/data/clinic.ts";
import { formatAtLeast } from "../../app/i18n/numerals.ts";
import { isBadgeOpen } from "../../app/opening-hours/badge-status.ts";
import { contactHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { siteExceptionalHours, weekTableTexts } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import { branchImage, branchPanel, expectContactLinks } from "./branch-card.ts";
import { readWeek } from "./week-table.ts";

const tabs = (page: Page) => page.getByRole("tab");
const others = (page: Page) =>
  page.getByRole("navigation", { name: en.branchesPage.selector.others });

// REQ-BRANCH-1, REQ-BRANCH-6
test("the page shows a tab for each branch, and the panel of the main branch", async ({ page }) => {
  await page.goto("/branches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    en.branchesPage.hero.title.join(" "),
  );
  await expect(tabs(page)).toContainText(contactBranchIds.map((id) => en.branches[id].name));
  await expect(tabs(page)).toHaveCount(contactBranchIds.length);
  await expect(page.getByRole("tab", { selected: true })).toContainText(en.branches.main.name);
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.main.name,
  );
  await expect(page.getByRole("link", { name: en.branchesPage.sur.link })).toHaveAttribute(
    "href",
    "/book-consultation?branch=sur",
  );

  // REQ-BRANCH-7
  await test.step("the help box links to booking, e-mail, and a chat with the main branch", async () => {
    await page.goto("/branches?branch=sohar");
    const box = page.locator("section", {
      has: page.getByRole("heading", { name: en.branchesPage.help.title, exact: true }),
    });
    const help = box.last();
    await expect(help.getByRole("link", { name: en.branchesPage.help.book })).toHaveAttribute(
      "href",
      "/book-consultation",
    );
    await expect(help.getByRole("link", { name: en.branchesPage.help.contact })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(help.getByRole("link", { name: en.branchesPage.help.chat })).toHaveAttribute(
      "href",
      chatLink(facts.main.whatsapp.value),
    );
  });
});

// REQ-BRANCH-3, REQ-BRANCH-4, REQ-BRANCH-5, REQ-BRANCH-9
test("the URL of a branch shows its image, hours, staff, specialties and contact links", async ({
  page,
}) => {
  for (const id of contactBranchIds) {
    const { name, specialties, features, qualityNote } = en.branches[id];
    await test.step(id, async () => {
      await page.goto(`/branches?branch=${id}`);
      const panel = branchPanel(page);
      await expect(panel.getByRole("heading", { level: 2 })).toHaveText(name);
      await expect(panel.locator("img")).toHaveAttribute("src", branchImage(id));
      await expect(panel.getByText(en.branchesPage.selector.main, { exact: true })).toHaveCount(
        branchFacts[id].isMainBranch ? 1 : 0,
      );
      await expectContactLinks(panel, id, en.branchesPage.selector);
      expect(await readWeek(page)).toEqual(
        weekTableTexts(contactHoursOf(id, siteExceptionalHours)),
      );
      const staff = formatAtLeast(branchFacts[id].staff, "en");
      await expect(panel.getByText(staff, { exact: true })).toBeVisible();
      const { specialties: count } = en.branchesPage.selector;
      await expect(panel.getByText(count, { exact: true })).toBeVisible();
      const facts = await panel.getByRole("definition").allTextContents();
      expect(facts).toEqual(expect.arrayContaining([...specialties, ...features]));
      await expect(panel).toContainText(qualityNote);
    });
  }
});

// Printed pages have no tabs and no opening status.
for (const [path, selector] of [
  ["/branches", en.branchesPage.selector],
  ["/book-consultation", en.booking.selector],
] as const) {
  test(`the printed ${path} has a table of all branches with phone number and week`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const rows = page.getByRole("table", { name: selector.hours }).getByRole("row");
    await expect(rows).toHaveCount(bookingBranchIds.length);
    for (const [index, id] of bookingBranchIds.entries()) {
      await expect(rows.nth(index)).toContainText(en.branches[id].address.join(", "));
      await expect(rows.nth(index)).toContainText(facts[id].phone.value);
      for (const day of Object.values(en.hours.weekdays)) {
        await expect(rows.nth(index)).toContainText(day);
      }
    }
    await expect(page.getByRole("tabpanel")).toHaveCount(0);
    await expect(page.getByRole("tablist")).toHaveCount(0);
  });
}

for (const path of ["/branches", "/branches?lang=ar"]) {
  test(`the phone numbers of the printed ${path} stay on one line`, async ({ page }) => {
    // The width of A4 paper.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    for (const id of bookingBranchIds) {
      const number = page.getByRole("row").getByText(facts[id].phone.value);
      const [height, size] = await number.evaluate((element) => [
        element.getBoundingClientRect().height,
        Number.parseFloat(getComputedStyle(element).fontSize),
      ]);
      expect(height).toBeLessThan(2.5 * (size ?? 0));
    }
  });
}

// REQ-BRANCH-2
test("the tabs stay below the header, and have text for main branch and status", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  const now = omanTime("friday", "10:00");
  await page.clock.setFixedTime(now);
  await page.goto("/branches");
  await waitUntilInteractive(page);
  const { main, open, closed } = en.branchesPage.selector;
  await expect(tabs(page)).toHaveText(
    contactBranchIds.map((id) =>
      [
        ...(branchFacts[id].isMainBranch ? [main] : []),
        en.branches[id].name,
        isBadgeOpen(contactHoursOf(id, siteExceptionalHours), now.getTime()) ? open : closed,
      ].join(" "),
    ),
  );
  const strip = page.getByRole("tablist");
  const frame = strip.locator("..");
  await expect(frame).toHaveCSS("position", "sticky");
  await branchPanel(page).getByRole("row").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const header = page.getByRole("banner");
  await expect(async () => {
    const [bar, tabsAt] = await Promise.all([header.boundingBox(), frame.boundingBox()]);
    const edge = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(Math.abs((tabsAt?.y ?? 0) - edge)).toBeLessThan(4);
  }).toPass();
});

test("tabs and the sidebar switch the branch without a page load, and update the URL", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/branches");
  await waitUntilInteractive(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") requests.push(request.url());
  });
  await page.getByRole("tab", { name: en.branches.salalah.name }).click();
  await expect(page).toHaveURL("/branches?branch=salalah");
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.salalah.name,
  );
  await expect(others(page).getByRole("link")).toHaveText(
    contactBranchIds.filter((id) => id !== "salalah").map((id) => en.branches[id].name),
  );
  await others(page).getByRole("link", { name: en.branches.nizwa.name }).click();
  await expect(page).toHaveURL("/branches?branch=nizwa");
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.nizwa.name,
  );
  await page.getByRole("tab", { name: en.branches.main.name }).click();
  await expect(page).toHaveURL("/branches");
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.nizwa.name,
  );

  await test.step("arrow keys move the focus along the tabs and Enter selects", async () => {
    await page.getByRole("tab", { name: en.branches.main.name }).click();
    await expect(page.getByRole("tab", { selected: true })).toContainText(en.branches.main.name);
    await page.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: en.branches.sohar.name })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
      en.branches.sohar.name,
    );
  });
});

test("a URL with a branch of other pages, or an unknown one, shows the main branch", async ({
  page,
}) => {
  const ids = new Set<string>(contactBranchIds);
  const others = [...bookingBranchIds, ...doctorsBranchIds].filter((id) => !ids.has(id));
  for (const junk of [...others, "MAIN", "", "%3Cscript%3E", "__proto__"]) {
    await test.step(`"${junk}"`, async () => {
      const response = await page.goto(`/branches?branch=${junk}`);
      expect(response?.status()).toBe(200);
      await waitUntilInteractive(page);
      await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
        en.branches.main.name,
      );
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
    });
  }
});

test("without JavaScript tabs and sidebar are links to the branches", async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/branches");
  await page.getByRole("tab", { name: en.branches.sohar.name }).click();
  await expect(page).toHaveURL("/branches?branch=sohar");
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.sohar.name,
  );
  await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
  await others(page).getByRole("link", { name: en.branches.salalah.name }).click();
  await expect(branchPanel(page).getByRole("heading", { level: 2 })).toHaveText(
    en.branches.salalah.name,
  );
});

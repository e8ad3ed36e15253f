import { expect, type Page } from "@playwright/test";
import { bookingBranchIds, branchFacts } from "../../app/content/data/branch-facts.ts";
import { type BranchId, branches } from "../../app/content/data/branches.ts";
import { chatLink } from "../../app/content/data/clinic.ts";
import { bookingFigures } from "../../app/content/data/figures.ts";
import { contactBannerHours } from "../../app/content/data/hours.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import { formatAtLeast } from "../../app/i18n/numerals.ts";
import { isBadgeOpen } from "../../app/opening-hours/badge-status.ts";
import { bookingHoursOf } from "../../app/opening-hours/branch-hours.ts";
import { spanText } from "../../app/opening-hours/hours-text.ts";
import { siteExceptionalHours, weekTableTexts } from "../support/branch-hours.ts";
import { omanTime } from "../support/oman-time.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";
import { branchImage, branchPanel, expectContactLinks } from "./branch-card.ts";
import { readWeek } from "./week-table.ts";

const path = "/book-consultation";
const tabs = (page: Page) => page.getByRole("tab");

// REQ-BOOK-1
test("the page shows its claims and what to expect, and has no form", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main).toContainText(en.booking.hero.largest);
  const claims = await main.locator("dl").first().locator("> div").allInnerTexts();
  expect(claims.map((claim) => claim.split(/\s*\n\s*/).sort())).toEqual(
    bookingFigures.map((figure) =>
      [
        statisticText(figure, "en", en.home.statistics.thousand),
        en.booking.hero.labels[figure.key],
      ].sort(),
    ),
  );
  const style = { words: en.hours, locale: "en", notation: "12-hour" } as const;
  await expect(main).toContainText(spanText(contactBannerHours, en.hours.spans.banner, style));
  await expect(main).toContainText(en.booking.contactHours.outside);
  await expect(main).toContainText(en.servicesPage.support.differ);
  await expect(
    main.getByRole("link", { name: en.servicesPage.support.differLink }),
  ).toHaveAttribute("href", "/branches");

  // REQ-BOOK-6
  await test.step("what to expect has three steps and a link to the FAQ", async () => {
    await expect(main.getByRole("heading", { level: 3 })).toContainText(
      en.booking.expect.steps.map(({ title }) => title),
    );
    for (const { text } of en.booking.expect.steps) await expect(main).toContainText(text);
    await expect(main.getByRole("link", { name: en.booking.expect.questions })).toHaveAttribute(
      "href",
      "/faq",
    );
  });
  // REQ-BOOK-7
  await test.step("there is no form", async () => {
    await expect(main.locator("form, input, textarea, select")).toHaveCount(0);
  });
  await test.step("the map names the branches", async () => {
    const map = page.getByRole("img", { name: en.booking.selector.map });
    await expect(map).toBeVisible();
    await expect(map.locator("text")).toHaveText(
      bookingBranchIds.map((id) => en.branches[id].city),
    );
  });
});

// REQ-BOOK-2
test("the tabs start with the main branch, and the cards of the others switch to them", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  const now = omanTime("saturday", "10:00");
  await page.clock.setFixedTime(now);
  await page.goto(path);
  await waitUntilInteractive(page);
  const { main, open, closed } = en.booking.selector;
  await expect(tabs(page)).toHaveText(
    bookingBranchIds.map((id) =>
      [
        ...(branchFacts[id].isMainBranch ? [main] : []),
        en.branches[id].name,
        isBadgeOpen(bookingHoursOf(id, siteExceptionalHours), now.getTime()) ? open : closed,
      ].join(" "),
    ),
  );
  await expect(page.getByRole("tab", { selected: true })).toContainText(en.branches.main.name);
  const others = page.getByRole("navigation", { name: en.booking.selector.others });
  const namesBut = (shown: BranchId) =>
    bookingBranchIds.filter((id) => id !== shown).map((id) => en.branches[id].name);
  await expect(others.getByRole("link")).toHaveText(namesBut("main"));
  await others.getByRole("link", { name: en.branches.sur.name, exact: true }).click();
  await expect(page).toHaveURL(`${path}?branch=sur`);
  const name = branchPanel(page).getByRole("heading", { level: 2 });
  await expect(name).toHaveText(en.branches.sur.name);
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(others.getByRole("link")).toHaveText(namesBut("sur"));
});

// REQ-BRANCH-9, REQ-BOOK-3, REQ-BOOK-4
test("the panel of a branch has hours, staff, specialties, services and contact links", async ({
  page,
}) => {
  for (const id of bookingBranchIds) {
    const { name, specialties, services } = en.branches[id];
    await test.step(id, async () => {
      await page.goto(`${path}?branch=${id}`);
      const panel = branchPanel(page);
      await expect(panel.getByRole("heading", { level: 2 })).toHaveText(name);
      await expect(panel.locator("img")).toHaveAttribute("src", branchImage(id));
      await expect(panel.getByText(en.booking.selector.main, { exact: true })).toHaveCount(
        branchFacts[id].isMainBranch ? 1 : 0,
      );
      expect(await readWeek(page)).toEqual(
        weekTableTexts(bookingHoursOf(id, siteExceptionalHours)),
      );
      const staff = formatAtLeast(branchFacts[id].staff, "en");
      await expect(panel.getByText(staff, { exact: true })).toBeVisible();
      const facts = await panel.getByRole("definition").allTextContents();
      expect(facts).toEqual(expect.arrayContaining([...specialties, ...services]));
      await expect(panel.getByText(en.booking.selector.ticked)).toBeVisible();
      await expectContactLinks(panel, id, en.booking.selector, en.booking.chatMessage);
    });
    // REQ-BOOK-5
    if (id !== "sur") continue;
    await test.step("the help box links to the FAQ and to a chat with the main branch", async () => {
      const help = page
        .locator("section", {
          has: page.getByRole("heading", { name: en.booking.help.title, exact: true }),
        })
        .last();
      await expect(help.getByRole("link", { name: en.booking.help.questions })).toHaveAttribute(
        "href",
        "/faq",
      );
      await expect(help.getByRole("link", { name: en.booking.help.chat })).toHaveAttribute(
        "href",
        chatLink(branches.main.whatsapp.value, en.booking.chatMessage),
      );
    });
  }
});

// REQ-TYPE-15
test("on the Arabic page the chat message is in Arabic", async ({ page }) => {
  await page.goto(`${path}?lang=ar`);
  const chat = branchPanel(page).getByRole("link", { name: ar.booking.selector.chat });
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.searchParams.get("text")).toBe(ar.booking.chatMessage);
});

test("a link in the footer opens the page at its top", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: en.booking.breadcrumb.current });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

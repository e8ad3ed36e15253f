import { expect, type Page } from "@playwright/test";
import { browserRecords } from "../../app/content/data/browser-records.ts";
import { privacySectionIds, termsSectionIds } from "../../app/content/data/legal.ts";
import { terms } from "../../app/content/en/terms.ts";
import type { LegalSectionWords } from "../../app/content/legal.types.ts";
import { listStoredEntries, listUndocumentedEntries } from "../support/page/stored-entries.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import { acceptanceBanner, acceptButton, checkbox } from "./acceptance-controls.ts";

// While the banner is animated, Playwright would scroll the page to click its button.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const paragraphsOf = (document: typeof terms | typeof en.privacy) =>
  Object.values<LegalSectionWords>(document.sections).flatMap(({ content }) => content);
const [firstOfTerms = "", lastOfTerms = ""] = [0, -1].map((at) => paragraphsOf(terms).at(at));

const sections = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });
const contents = (page: Page) => page.getByRole("navigation", { name: en.legalFrame.contents });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
}

const expectContentsNavigation = (page: Page, section: string) =>
  test.step("the table of contents scrolls to a section and marks the current one", async () => {
    const links = contents(page).getByRole("link");
    await expect(links).toHaveText(await sections(page).allTextContents());
    await links.getByText(section).click();
    await expect(sections(page).getByText(section)).toBeInViewport();
    await expect(contents(page).locator("[aria-current]")).toHaveText(section);
    await expect(contents(page)).toBeInViewport();
    await page.reload();
    await expect(sections(page).getByText(section)).toBeInViewport();
  });

// REQ-LEGAL-1, REQ-LEGAL-4
test("privacy policy and terms have their sections, a table of contents, and links to each other", async ({
  page,
}) => {
  await open(page, "/privacy");
  await expect(sections(page)).toHaveText(
    privacySectionIds.map((id) => en.privacy.sections[id].title),
  );
  const main = page.getByRole("main");
  await expect(main.locator("header time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  for (const id of privacySectionIds)
    for (const text of en.privacy.sections[id].content)
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  const contact = main.locator("section#contact");
  await expect(contact.getByRole("term")).toHaveText([
    en.legalFrame.contact.phone,
    en.legalFrame.contact.chat,
    en.legalFrame.contact.email,
    en.legalFrame.contact.visit,
  ]);
  await expect(contact.locator("a[href^='tel:']")).toBeVisible();
  await expect(contact.locator("a[href^='mailto:']")).toBeVisible();
  await expectContentsNavigation(page, en.privacy.sections.rights.title);
  await main.getByRole("link", { name: en.privacy.other.link }).click();

  await expect(page).toHaveURL("/terms");
  await waitUntilInteractive(page);
  await expect(sections(page)).toHaveText(termsSectionIds.map((id) => en.terms.sections[id].title));
  await expect(page.locator("section#cancellation")).toContainText(
    en.terms.sections.cancellation.content[0] ?? "?",
  );
  await expectContentsNavigation(page, en.terms.sections.payment.title);
  await main.getByRole("link", { name: en.terms.other.link }).click();
  await expect(page).toHaveURL("/privacy");
});

// REQ-LEGAL-4. e2e/all-pages/pages.spec.ts tests the stored entries of every page.
test("the policy lists the cookie and every storage entry, each with purpose and duration", async ({
  page,
}) => {
  await open(page, "/terms");
  // The first interaction loads the banner.
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await acceptButton(page).click();
  // The click may have scrolled the page, and a compact header has no language switch.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  // The first interaction after the switch deletes the state of the page.
  await page.mouse.move(1, 1);
  await page.mouse.move(9, 9);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto("/privacy?lang=en");
  expect(await listStoredEntries(page)).toEqual({
    cookie: ["language"],
    local: expect.arrayContaining(["accepted-terms", "language"]),
    session: [],
    cache: [],
    database: [],
  });
  expect(await listUndocumentedEntries(page)).toEqual([]);
  const cookies = page.locator("section#cookies");
  await expect(cookies.getByRole("term")).toHaveText(
    browserRecords.map(({ name }) => new RegExp(name)),
  );
  await expect(
    cookies.getByRole("definition").filter({ hasText: en.legalFrame.retention }),
  ).toHaveCount(browserRecords.length);
});

test("the table of contents does not move when the text after it arrives", async ({ page }) => {
  await page.goto("/terms");
  const withText = await contents(page).boundingBox();
  // The page as it is while the text has not arrived.
  await page.locator("[data-collapsible]").evaluate((sections) => sections.parentElement?.remove());
  expect((await contents(page).boundingBox())?.x).toBe(withText?.x);
});

test("without JavaScript the terms are complete, and the page does not ask for acceptance", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/terms");
  await expect(sections(page)).toHaveCount(termsSectionIds.length);
  await expect(page.getByText(lastOfTerms).first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(acceptButton(page)).toHaveCount(0);
  await contents(page).getByRole("link", { name: en.terms.sections.account.title }).click();
  await expect(
    page.getByRole("heading", { name: en.terms.sections.account.title }),
  ).toBeInViewport();
});

test("the printed terms are complete, without controls", async ({ page }) => {
  await open(page, "/terms");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const text of [firstOfTerms, lastOfTerms]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  for (const part of [acceptanceBanner(page), checkbox(page), contents(page)])
    await expect(part).toBeHidden();
  await expect(page.getByRole("link", { name: en.shell.backToTop })).toBeHidden();
});

import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { axeViolations } from "../support/page/axe.ts";
import { horizontalOverflow } from "../support/page/overflow.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff } from "../support/staff.ts";
import { en, words } from "../support/words.ts";
import { approve, first, reviewPath, second, slug, startWithChange, submit } from "./review.ts";

const { review, articles, titles, today } = en.staffArea;

const sendBack = (page: Page) => page.getByRole("button", { name: review.sendBack, exact: true });
const comment = (page: Page) => page.getByRole("textbox");

// REQ-STAFF-55, REQ-STAFF-56
test("an approver sees what has changed in both languages, approves it, and the article of the site has it", async ({
  newVisitor,
  startServer,
}) => {
  const server = await startServer(1);
  const page = await newVisitor();
  const { approver } = await startWithChange(server);
  await openAsStaff(page, server, approver, pathOf("staff"));
  const main = page.getByRole("main");
  const waiting = page.getByRole("region", { name: pluralize(1, today.waiting, "en") });
  await waiting.getByRole("link", { name: first.title_en }).click();
  await expect(main.getByRole("deletion")).toHaveText([/^hour$/, /^ساعة$/]);
  await expect(main.getByRole("insertion")).toHaveText([/^20.minutes$/, /^٢٠.دقيقة$/]);
  await expect(main.getByText(review.removed)).toHaveCount(2);
  await expect(main.getByText("Blink often.").first()).toBeVisible();
  // Two lines from the change: only in the whole page, which is collapsed.
  await expect(main.getByText("Drink water.")).toBeHidden();
  await approve(page).click();
  await expect(page.getByText(review.approved)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.articles.title);
  for (const [locale, text] of [
    ["en", /every 20.minutes/],
    ["ar", /كل ٢٠.دقيقة/],
  ] as const)
    await expect(async () => {
      const response = await fetch(server.address + withLocale(pathOf("article", slug), locale));
      expect(await response.text()).toMatch(text);
    }).toPass({ timeout: 60_000 });
});

// REQ-STAFF-56
test("the author sees the changes and no button to approve them", async ({ page, server }) => {
  const author = await createStaff(server, "approver");
  const id = await submit(server, author, first);
  await openAsStaff(page, server, author, `${reviewPath}#${id}`);
  await expect(page.getByText(review.own)).toBeVisible();
  await expect(page.getByText("Drink water.")).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
  await expect(sendBack(page)).toHaveCount(0);
});

// REQ-STAFF-57
test("a version is returned with a comment, which its author reads", async ({ page, server }) => {
  const { editor, approver, change } = await startWithChange(server);
  await openAsStaff(page, server, approver, `${reviewPath}#${slug}`);
  await sendBack(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(comment(page)).toHaveAccessibleDescription(new RegExp(review.errors.comment));
  await comment(page).fill("Name the source.");
  await page.reload();
  await expect(comment(page)).toHaveValue("Name the source.");
  await sendBack(page).click();
  await expect(page.getByText(review.sentBack)).toBeVisible();
  await openAsStaff(page, server, editor, `${reviewPath}#${change}`);
  await expect(page.getByRole("main")).toContainText("Name the source.");
  await expect(page.getByRole("main")).toContainText(articles.states.returned);
  await page.getByRole("link", { name: review.correct }).click();
  await expect(page.getByLabel(articles.editor.title, { exact: true })).toHaveValue(
    second.title_en,
  );
});

// REQ-STAFF-58
test("a version that another approver has decided meanwhile is not decided again, and the comment stays", async ({
  page,
  server,
}) => {
  const { approver, change } = await startWithChange(server);
  const other = await createStaff(server, "approver");
  await openAsStaff(page, server, approver, `${reviewPath}#${change}`);
  await comment(page).fill("Name the source.");
  await callAsStaff(server, other, "approve_article_revision", { id: change, expected_version: 2 });
  await sendBack(page).click();
  const person = other.email.replace(/@.*/, "");
  await expect(page.getByRole("alert")).toContainText(
    interpolate(review.conflict.approved, { person }),
  );
  await expect(page.getByRole("main")).toContainText("Name the source.");
  await expect(sendBack(page)).toHaveCount(0);
});

// REQ-STAFF-58
test("a version that was begun before another approval can only be returned", async ({
  page,
  server,
}) => {
  const { editor, approver, base, change } = await startWithChange(server);
  const later = await submit(server, editor, { ...second, title_en: "Rest" }, { base_id: base });
  await openAsStaff(page, server, approver, `${reviewPath}#${later}`);
  await expect(approve(page)).toBeVisible();
  await callAsStaff(server, approver, "approve_article_revision", {
    id: change,
    expected_version: 2,
  });
  await approve(page).click();
  await expect(page.getByRole("alert")).toContainText(review.stale);
  await expect(approve(page)).toHaveCount(0);
  await expect(sendBack(page)).toBeVisible();
});

test("the comparison meets WCAG and fits a narrow phone, in the light and in the dark theme", async ({
  page,
  server,
}) => {
  const { approver, change } = await startWithChange(server);
  for (const locale of ["en", "ar"] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: locale === "en" ? "light" : "dark" });
    await openAsStaff(page, server, approver, withLocale(`${reviewPath}#${change}`, locale));
    const { review: own } = words[locale].staffArea;
    await expect(page.getByRole("button", { name: own.approve })).toBeVisible();
    // The dock covers a part of a long screen, and axe measures what is visible.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 320, height });
    expect.soft(await axeViolations(page), locale).toEqual([]);
    expect.soft(await horizontalOverflow(page), locale).toBe(0);
  }
});

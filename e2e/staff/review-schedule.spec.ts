import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";
import { approve, first, reviewPath, second, slug, startWithChange, submit } from "./review.ts";

const { review, articles, titles } = en.staffArea;

/** Moves the changes that are planned for a day to today. */
function moveToToday(server: ServerProcess, day: string): void {
  const database = new DatabaseSync(join(server.dataDirectory, "app.db"));
  const today = omanDay(Date.now()).date;
  for (const column of ["shown_until", "shown_from"])
    database.prepare(`update articles set ${column} = ? where ${column} = ?`).run(today, day);
  database.close();
}

// REQ-STAFF-62
test("the steps of a version say who did what, and what comes next", async ({ page, server }) => {
  const { editor, approver, base, change } = await startWithChange(server);
  await callAsStaff(server, approver, "reject_article_revision", {
    id: change,
    expected_version: 2,
    comment: "Name the source.",
  });
  const again = await submit(server, editor, second, { base_id: base });
  await openAsStaff(page, server, approver, `${reviewPath}#${again}`);
  const step = page.getByRole("list", { name: review.steps.title }).getByRole("listitem");
  const by = (sentence: string, { email }: StaffAccount) =>
    new RegExp(`^${interpolate(sentence, { person: email.replace(/@.*/, "") })}`);
  const { written, submitted, returned, approved, yours, soon } = review.steps;
  const attempt = [by(written, editor), by(submitted, editor)];
  await expect(step).toHaveText([
    ...attempt,
    by(`${returned}.*Name the source`, approver),
    ...attempt,
    new RegExp(yours),
    soon,
  ]);
  await approve(page).click();
  await expect(page.getByText(review.approved)).toBeVisible();
  await openAsStaff(page, server, editor, `${reviewPath}#${again}`);
  await expect(step).toHaveCount(6);
  await expect(step.last()).toHaveText(by(approved, approver));
});

// REQ-STAFF-56
test("a new article goes live on the day that the approver chooses", async ({ page, server }) => {
  const editor = await createStaff(server, "editor");
  const approver = await createStaff(server, "approver");
  const id = await submit(server, editor, first);
  await openAsStaff(page, server, approver, `${reviewPath}#${id}`);
  await page.getByRole("radio", { name: review.when.later }).check();
  await page.getByRole("button", { name: review.approveForDay }).click();
  await expect(page.getByRole("alert")).toContainText(review.errors.dayMissing);
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(review.when.day, { exact: true }).fill(day);
  await page.getByRole("button", { name: review.approveForDay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.articles.title);
  const planned = new RegExp(articles.states.scheduled.replace("{date}", ".+"));
  await expect(page.getByRole("main").getByText(planned)).toBeVisible();
});

// REQ-STAFF-7, REQ-STAFF-56
test("a change of an article is on the site from the day that the approver chooses", async ({
  newVisitor,
  startServer,
}) => {
  const server = await startServer(1);
  const page = await newVisitor();
  const { approver, change } = await startWithChange(server);
  await openAsStaff(page, server, approver, `${reviewPath}#${change}`);
  await page.getByRole("radio", { name: review.when.later }).check();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(review.when.day, { exact: true }).fill(day);
  await page.getByRole("button", { name: review.approveForDay }).click();
  const row = page.getByRole("listitem").filter({ hasText: first.title_en });
  await expect(row).toContainText(formatDateLong(day, "en"));
  const changes = { en: /every (hour|20.minutes)/g, ar: /كل (ساعة|٢٠.دقيقة)/g };
  /** The changed words of the page and of all articles by REST. */
  const read = async (locale: Locale) => {
    const article = withLocale(pathOf("article", slug), locale);
    const headers = { apikey: server.publicKey() };
    const texts = [article, "/rest/v1/articles"].map(async (path) =>
      (await fetch(server.address + path, { headers })).text(),
    );
    return (await Promise.all(texts)).map((text) => [...new Set(text.match(changes[locale]))]);
  };
  expect(await read("en")).toEqual([["every hour"], ["every hour"]]);
  moveToToday(server, day);
  // The English page is in the cache of pages.
  const changed = [expect.stringMatching(/٢٠.دقيقة/)];
  await expect(async () => expect(await read("ar")).toEqual([changed, changed])).toPass({
    timeout: 60_000,
  });
});

// REQ-STAFF-59
test("an earlier version becomes a new draft in the editor", async ({ page, server }) => {
  const { editor, approver, base, change } = await startWithChange(server);
  await callAsStaff(server, approver, "approve_article_revision", {
    id: change,
    expected_version: 2,
  });
  await openAsStaff(page, server, editor, `${reviewPath}#${slug}`);
  await page.getByRole("button", { name: new RegExp(`^${review.history.restore}`) }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf("staff-article")}.*#${slug}`));
  const response = await fetch(
    `${server.address}/rest/v1/article_revisions?select=*&state=eq.draft`,
    {
      headers: {
        apikey: server.publicKey(),
        authorization: `Bearer ${editor.session.access_token}`,
      },
    },
  );
  expect(await response.json()).toMatchObject([
    { content_en: first.content_en, restored_from: base, base_id: change },
  ]);
});

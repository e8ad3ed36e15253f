import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { omanDay } from "../../app/opening-hours/muscat-clock.ts";
import { axeViolations } from "../support/page/axe.ts";
import { type ServerProcess, test } from "../support/servers/server-process.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en, words } from "../support/words.ts";

const { review, articles, titles, today } = en.staffArea;
const screen = pathOf("staff-review");
const slug = "resting-your-eyes";

const first = {
  title_en: "Resting your eyes",
  title_ar: "إراحة العين",
  excerpt_en: "Why a pause helps.",
  excerpt_ar: "لماذا تفيد الاستراحة.",
  content_en: "## Pauses\n\nLook away every hour.\n\nBlink often.\n\nDrink water.",
  content_ar: "## الاستراحة\n\nانظر بعيدًا كل ساعة.\n\nارمش كثيرًا.\n\nاشرب الماء.",
  category: "care",
  author: "noor",
};
const second = {
  ...first,
  content_en: "## Pauses\n\nLook away every 20 minutes.\n\nBlink often.\n\nDrink water.",
  content_ar: "## الاستراحة\n\nانظر بعيدًا كل ٢٠ دقيقة.\n\nارمش كثيرًا.\n\nاشرب الماء.",
};

async function submit(
  server: ServerProcess,
  author: StaffAccount,
  texts: typeof first,
  more: Record<string, unknown> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, expected_version: 0, slug, ...texts, ...more };
  await callAsStaff(server, author, "save_article_revision", row);
  await callAsStaff(server, author, "submit_article_revision", { id, expected_version: 1 });
  return id;
}

/** An approved article, and a change of it that waits for approval. */
async function startWithChange(server: ServerProcess) {
  const editor = await createStaff(server, "editor");
  const approver = await createStaff(server, "approver");
  const base = await submit(server, editor, first);
  await callAsStaff(server, approver, "approve_article_revision", {
    id: base,
    expected_version: 2,
  });
  const change = await submit(server, editor, second, { base_id: base });
  return { editor, approver, base, change };
}

/** Sets the changes that are planned for a day for today. */
function bringDay(server: ServerProcess, day: string): void {
  const database = new DatabaseSync(join(server.dataDirectory, "app.db"));
  const today = omanDay(Date.now()).date;
  for (const column of ["shown_until", "shown_from"])
    database.prepare(`update articles set ${column} = ? where ${column} = ?`).run(today, day);
  database.close();
}

const approve = (page: Page) => page.getByRole("button", { name: review.approve });
const sendBack = (page: Page) => page.getByRole("button", { name: review.sendBack, exact: true });
const comment = (page: Page) => page.getByRole("textbox");

// REQ-STAFF-55, REQ-STAFF-56
test("an approver sees what has changed in both languages, approves it, and the article of the site has it", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { approver } = await startWithChange(server);
  await openAsStaff(page, server, approver, pathOf("staff"));
  const main = page.getByRole("main");
  const waiting = page.getByRole("region", { name: pluralize(1, today.waiting, "en") });
  await waiting.getByRole("link", { name: first.title_en }).click();
  await expect(main.getByRole("deletion")).toHaveText([/^hour$/, /^ساعة$/]);
  await expect(main.getByRole("insertion")).toHaveText([/^20.minutes$/, /^٢٠.دقيقة$/]);
  await expect(main.getByText(review.removed)).toHaveCount(2);
  await expect(main.getByText("Blink often.").first()).toBeVisible();
  // Two lines from the change: only in the whole page, which is folded.
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
test("the author sees the changes and no button to approve them", async ({ page, startServer }) => {
  const server = await startServer(1);
  const author = await createStaff(server, "approver");
  const id = await submit(server, author, first);
  await openAsStaff(page, server, author, `${screen}#${id}`);
  await expect(page.getByText(review.own)).toBeVisible();
  await expect(page.getByText("Drink water.")).toBeVisible();
  await expect(approve(page)).toHaveCount(0);
  await expect(sendBack(page)).toHaveCount(0);
});

// REQ-STAFF-57
test("a version is returned with a comment, which its author reads", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { editor, approver, change } = await startWithChange(server);
  await openAsStaff(page, server, approver, `${screen}#${slug}`);
  await sendBack(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(comment(page)).toHaveAccessibleDescription(new RegExp(review.errors.comment));
  await comment(page).fill("Name the source.");
  await page.reload();
  await expect(comment(page)).toHaveValue("Name the source.");
  await sendBack(page).click();
  await expect(page.getByText(review.sentBack)).toBeVisible();
  await openAsStaff(page, server, editor, `${screen}#${change}`);
  await expect(page.getByRole("main")).toContainText("Name the source.");
  await expect(page.getByRole("main")).toContainText(articles.states.returned);
});

// REQ-STAFF-62
test("the steps of a version say who did what, and what comes next", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { editor, approver, base, change } = await startWithChange(server);
  await callAsStaff(server, approver, "reject_article_revision", {
    id: change,
    expected_version: 2,
    comment: "Name the source.",
  });
  const again = await submit(server, editor, second, { base_id: base });
  await openAsStaff(page, server, approver, `${screen}#${again}`);
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
  await openAsStaff(page, server, editor, `${screen}#${again}`);
  await expect(step).toHaveCount(6);
  await expect(step.last()).toHaveText(by(approved, approver));
});

// REQ-STAFF-56
test("a new article goes live on the day that the approver chooses", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const editor = await createStaff(server, "editor");
  const approver = await createStaff(server, "approver");
  const id = await submit(server, editor, first);
  await openAsStaff(page, server, approver, `${screen}#${id}`);
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
test("a change of an article of the site is on it from the day that the approver chooses", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { approver, change } = await startWithChange(server);
  await openAsStaff(page, server, approver, `${screen}#${change}`);
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
  bringDay(server, day);
  // The English page is in the cache of pages.
  const changed = [expect.stringMatching(/٢٠.دقيقة/)];
  await expect(async () => expect(await read("ar")).toEqual([changed, changed])).toPass({
    timeout: 60_000,
  });
});

// REQ-STAFF-58
test("a version that another approver has decided meanwhile is not decided again, and the comment stays", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { approver, change } = await startWithChange(server);
  const other = await createStaff(server, "approver");
  await openAsStaff(page, server, approver, `${screen}#${change}`);
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
  startServer,
}) => {
  const server = await startServer(1);
  const { editor, approver, base, change } = await startWithChange(server);
  const later = await submit(server, editor, { ...second, title_en: "Rest" }, { base_id: base });
  await openAsStaff(page, server, approver, `${screen}#${later}`);
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

// REQ-STAFF-59
test("an earlier version becomes a new draft in the editor", async ({ page, startServer }) => {
  const server = await startServer(1);
  const { editor, approver, base, change } = await startWithChange(server);
  await callAsStaff(server, approver, "approve_article_revision", {
    id: change,
    expected_version: 2,
  });
  await openAsStaff(page, server, editor, `${screen}#${slug}`);
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

test("the comparison meets WCAG and fits a narrow phone, in the light and in the dark theme", async ({
  page,
  startServer,
}) => {
  const server = await startServer(1);
  const { approver, change } = await startWithChange(server);
  for (const locale of ["en", "ar"] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: locale === "en" ? "light" : "dark" });
    await openAsStaff(page, server, approver, withLocale(`${screen}#${change}`, locale));
    const { review: own } = words[locale].staffArea;
    await expect(page.getByRole("button", { name: own.approve })).toBeVisible();
    // The dock covers a part of a long screen, and axe measures what is visible.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 320, height });
    expect.soft(await axeViolations(page), locale).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, locale).toBe(0);
  }
});

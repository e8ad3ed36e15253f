import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { articles } from "../support/articles.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { ar, en } from "../support/words.ts";

const { articles: words } = en.staffArea;

const tabOf = (page: Page) => (name: keyof typeof words.list.tabs, count: number) =>
  page.getByRole("tab", {
    name: `${words.list.tabs[name]} ${pluralize(count, words.list.count, "en")}`,
  });

/** Saves a draft of a new article and returns it. */
async function saveDraft(server: ServerProcess, staff: StaffAccount, slug: string, title: string) {
  const text = { title_en: title, title_ar: "مقال", excerpt_en: "Short.", excerpt_ar: "ملخص." };
  return callAsStaff(server, staff, "save_article_revision", {
    id: randomUUID(),
    expected_version: 0,
    slug,
    ...text,
    content_en: "One paragraph.",
    content_ar: "فقرة واحدة.",
    category: "Laser",
    author: "Aurora Eye Centre Editorial Team",
  });
}

// REQ-STAFF-50
test("the tabs list the articles that wait, the person's own and all, each with its state", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  const approver = await createStaff(server, "approver");
  await saveDraft(server, staff, "a-draft", "A draft");
  const waiting = await saveDraft(server, staff, "waiting", "Waiting");
  const returned = await saveDraft(server, staff, "returned", "Returned");
  for (const { id } of [waiting, returned])
    await callAsStaff(server, staff, "submit_article_revision", { id, expected_version: 1 });
  const comment = "Which solution?";
  await callAsStaff(server, approver, "reject_article_revision", {
    id: returned.id,
    expected_version: 2,
    comment,
  });
  const list = pathOf("staff-articles");
  await openAsStaff(page, server, staff, list);
  const row = (title: string) =>
    page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: title });
  const tab = tabOf(page);
  await expect(tab("waiting", 1)).toHaveAttribute("aria-selected", "true");
  await expect(row(words.states.submitted)).toContainText("Waiting");
  await expect(row("")).toHaveCount(1);
  await tab("mine", 3).click();
  await expect(row("A draft")).toContainText(words.states.draft);
  await expect(row(words.states.returned)).toContainText(
    interpolate(words.list.comment, { comment }),
  );
  await expect(row("")).toHaveCount(3);
  await page.reload();
  await expect(row("")).toHaveCount(3);
  await page.getByRole("tab", { name: words.list.tabs.all }).click();
  await expect(row(words.states.published).first()).toBeVisible();
  await openAsStaff(page, server, approver, list);
  await expect(row("Waiting")).toContainText(words.states.forYou);
  await expect(tab("mine", 0)).toBeVisible();
});

// REQ-STAFF-50
for (const [locale, { list }] of [
  ["en", en.staffArea.articles],
  ["ar", ar.staffArea.articles],
] as const)
  test(`a search finds articles by words of their titles and stays in the address in "${locale}"`, async ({
    page,
    server,
  }) => {
    const staff = await createStaff(server);
    const draft = await saveDraft(server, staff, "waiting", "Waiting for a lens");
    const submission = { id: draft.id, expected_version: 1 };
    await callAsStaff(server, staff, "submit_article_revision", submission);
    await openAsStaff(page, server, staff, withLocale(pathOf("staff-articles"), locale));
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows).toHaveCount(1);
    const field = page.getByRole("searchbox", { name: list.search.label });
    await field.fill("LASIK");
    await field.press("Enter");
    const found = articles.filter(({ title_en }) => title_en.includes("LASIK"));
    const titles = found.map((article) => article[`title_${locale}`]);
    await expect(rows).toHaveCount(titles.length);
    await expect(rows).toContainText(titles);
    await expect(page.getByRole("status").first()).toHaveText(
      pluralize(found.length, list.search.found, locale),
    );
    await page.getByRole("tab", { name: list.tabs.waiting }).click();
    await expect(page.getByRole("tabpanel")).toHaveText(list.search.none);
    await page.getByRole("tab", { name: list.tabs.all }).click();
    await rows.first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      found[0]?.[`title_${locale}`] ?? "",
    );
    await page.goBack();
    await expect(rows).toContainText(titles);
    await expect(field).toHaveValue("LASIK");
    await page.reload();
    await expect(rows).toContainText(titles);
    await page.getByRole("link", { name: list.search.clear }).click();
    await expect(page.getByRole("tab", { name: list.tabs.all })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect.poll(() => rows.count()).toBeGreaterThan(titles.length);
    await expect(field).toHaveValue("");
  });

// REQ-LANG-2
test("a tab of the list leaves the language of the address", async ({ page, server }) => {
  const path = withLocale(pathOf("staff-articles"), "ar");
  await openAsStaff(page, server, await createStaff(server), path);
  const { list } = ar.staffArea.articles;
  await page.getByRole("tab", { name: list.tabs.mine }).click();
  await expect(page).toHaveURL(`${server.address}${path}#mine`);
  await expect(page.getByRole("tabpanel")).toHaveText(list.noneOf.mine);
});

/** Copies an article and its revision until there are 250 of each, the copies of the revision older and of another person. */
function copyRows({ dataDirectory }: ServerProcess, slug: string): void {
  const database = new DatabaseSync(join(dataDirectory, "app.db"), { timeout: 5000 });
  const numbers = (from: number) =>
    `with recursive numbers (n) as (select ${from} union all select n + 1 from numbers where n < 250)`;
  const texts = "excerpt_en, excerpt_ar, content_en, content_ar, category, author";
  database.exec(`
    ${numbers(articles.length + 1)}
    insert into articles (slug, title_en, title_ar, ${texts}, published_at)
      select 'copy-' || n, 'Copy ' || n, title_ar, ${texts}, '2020-01-01' from articles, numbers
      where slug = '${articles[0]?.slug}';
    ${numbers(2)}
    insert into article_revisions
        (id, version, slug, state, title_en, title_ar, ${texts}, written_by, written_by_email, updated_at)
      select printf('00000000-0000-4000-8000-%012d', n), 1, 'draft-' || n,
        iif(n = 250, 'submitted', 'draft'), 'Draft ' || n, title_ar, ${texts}, 'noor', 'noor@clinic.example',
        printf('2026-01-01T00:00:00.%03dZ', 250 - n)
      from article_revisions, numbers where slug = '${slug}';`);
  database.close();
}

// REQ-STAFF-50
test("the list is complete when there are more rows than the backend returns at once", async ({
  page,
  server,
}) => {
  const staff = await createStaff(server);
  await saveDraft(server, staff, "newest", "Newest");
  copyRows(server, "newest");
  await openAsStaff(page, server, staff, `${pathOf("staff-articles")}#all`);
  const tab = tabOf(page);
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(tab("all", 500)).toBeVisible();
  await expect(rows).toHaveCount(500);
  await expect(rows.first()).toContainText("Newest");
  await expect(rows.nth(249)).toContainText("Draft 250");
  await expect(rows.nth(250)).toContainText(articles[0]?.title_en ?? "");
  await expect(tab("mine", 1)).toBeVisible();
  await tab("waiting", 1).click();
  await expect(rows).toHaveText([/Draft 250/]);
});

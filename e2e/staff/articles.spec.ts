import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { articles: words } = en.staffArea;

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
  const tab = (name: keyof typeof words.list.tabs, count: number) =>
    page.getByRole("tab", {
      name: `${words.list.tabs[name]} ${pluralize(count, words.list.count, "en")}`,
    });
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

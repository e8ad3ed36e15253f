import { expect } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { test } from "../support/servers/own-server.ts";
import { createStaff, openAsStaff } from "../support/staff.ts";
import { ar } from "../support/words.ts";

const { articles, review, titles } = ar.staffArea;
const { editor: words } = articles;
const [category = ""] = Object.values(ar.articles.categories);
const texts = {
  ar: { title: "إراحة العين", text: "## الاستراحة\n\nانظر بعيدًا كل ساعة." },
  en: { title: "Resting your eyes", text: "## Pauses\n\nLook away every hour." },
} as const;

// REQ-STAFF-51, REQ-STAFF-56
test("on phones an editor writes and submits an article, an approver approves it, and patients read it", async ({
  page,
  startServer,
  newVisitor,
}) => {
  const server = await startServer(1);
  const editor = await createStaff(server, "editor");
  await openAsStaff(page, server, editor, pathOf("staff-article"));
  for (const locale of ["ar", "en"] as const) {
    const { title, text } = texts[locale];
    await page.getByRole("tab", { name: words.languageNames[locale] }).tap();
    await page.getByLabel(words.title, { exact: true }).fill(title);
    await page.getByLabel(words.summary, { exact: true }).fill(title);
    await page.getByLabel(words.text, { exact: true }).fill(text);
  }
  await page.locator("label", { hasText: category }).tap();
  await page.getByRole("button", { name: words.submit, exact: true }).tap();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(titles.articles.title);

  const approver = await createStaff(server, "approver");
  await openAsStaff(page, server, approver, pathOf("staff-articles"));
  const row = page.getByRole("listitem").filter({ hasText: texts.ar.title });
  await expect(row).toContainText(articles.states.forYou);
  await row.getByRole("link").tap();
  await expect(page.getByRole("heading", { name: "الاستراحة" })).toBeVisible();
  await page.getByRole("button", { name: review.approve }).tap();
  await expect(heading).toHaveText(titles.articles.title);

  const patient = await newVisitor({ locale: "ar-OM" });
  const article = server.address + pathOf("article", "resting-your-eyes");
  await expect(async () => {
    await patient.goto(article);
    await expect(patient.getByRole("heading", { name: "الاستراحة" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
});

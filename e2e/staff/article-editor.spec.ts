import { expect } from "@playwright/test";
import { pluralize } from "../../app/i18n/plural.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, openAsStaff } from "../support/staff.ts";
import { en } from "../support/words.ts";
import {
  article,
  field,
  openNewArticle,
  readRevisions,
  saved,
  status,
  submit,
  words,
  writeTexts,
} from "./article-form.ts";

const [category = ""] = Object.values(en.articles.categories);

// REQ-STAFF-51, REQ-STAFF-52
test("an article is written in both languages, saved by itself, and submitted", async ({
  page,
  server,
}) => {
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "What’s LASIK?", "Sight clears soon");
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText(words.missing.ar)).toBeVisible();
  const text = field(page, words.text);
  await text.press("ControlOrMeta+a");
  await text.press("ControlOrMeta+b");
  await page.getByRole("button", { name: words.forms.heading }).click();
  await expect(text).toHaveValue("## **Sight clears soon**");
  const preview = page.getByRole("region", { name: words.preview });
  await expect(preview.getByRole("heading", { name: "Sight clears soon" })).toBeVisible();
  await writeTexts(page, "ar", "ما هو الليزك؟", "فقرة\n\nفقرة ثانية");
  await expect(page.getByText(pluralize(1, words.differ, "en"))).toBeVisible();
  await page.locator("label", { hasText: category }).click();
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  await expect(page).toHaveURL(/#whats-lasik$/);
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    en.staffArea.titles.articles.title,
  );
  expect(await readRevisions(server, staff)).toMatchObject([
    { slug: "whats-lasik", state: "submitted", content_en: "## **Sight clears soon**" },
  ]);
  // The version that waits is shown, and not changed.
  await openAsStaff(page, server, staff, `${article}#whats-lasik`);
  await expect(page.getByText(words.waiting)).toBeVisible();
  await expect(field(page, words.title)).toHaveCount(0);
});

// REQ-STAFF-42
test("while an article is being submitted, its text does not change", async ({ page, server }) => {
  await openNewArticle(page, server);
  await writeTexts(page, "ar", "قطرات العين", "فقرة");
  await writeTexts(page, "en", "Drops and lenses", "Paragraph");
  await page.locator("label", { hasText: category }).click();
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  // The response of the server comes when the test is at its end.
  await page.route("**/rpc/submit_article_revision", () => {});
  await field(page, words.title).press("Enter");
  await expect(page.getByRole("button", { name: words.submitting })).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.type(" and more");
  await expect(page.locator("#title_en")).toHaveValue("Drops and lenses");
});

// REQ-STAFF-42, REQ-STAFF-53
test("after a text of another program was pasted, Undo brings back what it replaced", async ({
  newVisitor,
  server,
}) => {
  const page = await newVisitor();
  await openNewArticle(page, server);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("•\tFirst\u200e item\r\n•\tSecond item"));
  const text = field(page, words.text);
  await text.pressSequentially("Mine");
  await text.press("ControlOrMeta+a");
  await text.press("ControlOrMeta+v");
  await expect(text).toHaveValue("• First item\n• Second item");
  await expect(text).toHaveAccessibleDescription(new RegExp(words.errors.hidden));
  await text.press("ControlOrMeta+z");
  await expect(text).toHaveValue("Mine");
});

test("beside the form a title of 120 characters has at most four lines", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNewArticle(page, server);
  await field(page, words.title).fill(
    "A title of sixty characters that nobody wrote for patients. ".repeat(2),
  );
  const title = page
    .getByRole("region", { name: words.preview })
    .getByRole("heading", { level: 3 });
  await expect(title.first()).toContainText("sixty");
  const lines = await title.first().evaluate((heading) => {
    const { lineHeight } = getComputedStyle(heading);
    return heading.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeLessThan(4.5);
});

// REQ-STAFF-53
test("text that the server does not accept has a sentence beside its field", async ({
  page,
  server,
}) => {
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "x".repeat(10_000), "<b>Bold</b>");
  await expect(field(page, words.title)).toHaveAccessibleDescription(/200/);
  await expect(status(page).filter({ hasText: words.needsCorrection })).toBeVisible();
  await expect(page.getByText(words.isHtml)).toBeVisible();
  await expect(page.getByRole("region", { name: words.preview })).toContainText("<b>Bold</b>");
  await field(page, words.text).fill("One\u202e\u0007two");
  await expect(field(page, words.text)).toHaveValue("Onetwo");
  await expect(field(page, words.text)).toHaveAccessibleDescription(
    new RegExp(words.errors.hidden),
  );
  // The addresses of published articles are taken.
  const response = await fetch(`${server.address}/rest/v1/articles?select=slug&limit=1`, {
    headers: { apikey: server.publicKey() },
  });
  const [{ slug }] = (await response.json()) as [{ slug: string }];
  for (const label of [words.title, words.summary]) await field(page, label).fill("Short");
  await field(page, words.address.label).fill(slug);
  await expect(field(page, words.address.label)).toHaveAccessibleDescription(
    new RegExp(words.errors.slugTaken),
  );
  expect(await readRevisions(server, staff)).toEqual([]);
});

// REQ-STAFF-54
test("a draft that was saved in another window is shown before anything is overwritten", async ({
  page,
  server,
}) => {
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "Dry eye", "Mine");
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  const [row] = await readRevisions(server, staff);
  const { id, version, slug, category: of, author } = row ?? {};
  const texts = { title_en: "Dry eye", title_ar: "", excerpt_en: "", excerpt_ar: "" };
  await callAsStaff(server, staff, "save_article_revision", {
    id,
    expected_version: version,
    slug,
    ...texts,
    content_en: "From another window",
    content_ar: "",
    category: of,
    author,
  });
  await field(page, words.text).fill("Mine, longer");
  await expect(page.getByRole("main")).toContainText("From another window");
  await expect(field(page, words.text)).toHaveValue("Mine, longer");
  await page.getByRole("button", { name: words.conflict.mine }).click();
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  await expect
    .poll(() => readRevisions(server, staff))
    .toMatchObject([{ content_en: "Mine, longer" }]);
});

import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { editor: words } = en.staffArea.articles;
const [category = ""] = Object.values(en.articles.categories);
const article = pathOf("staff-article");

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const tab = (page: Page, locale: "en" | "ar") =>
  page.getByRole("tab", { name: words.languageNames[locale] });
const submit = (page: Page) => page.getByRole("button", { name: words.submit, exact: true });
const saved = new RegExp(interpolate(words.saved, { time: ".+" }));
const status = (page: Page) => page.getByRole("status");

async function readRevisions(
  server: ServerProcess,
  { session }: StaffAccount,
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${server.address}/rest/v1/article_revisions?select=*`, {
    headers: { apikey: server.publicKey(), authorization: `Bearer ${session.access_token}` },
  });
  return (await response.json()) as Record<string, unknown>[];
}

async function start(page: Page, server: ServerProcess) {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, article);
  await expect(field(page, words.title)).toBeVisible();
  return staff;
}

async function write(page: Page, locale: "en" | "ar", title: string, text: string): Promise<void> {
  await tab(page, locale).click();
  await field(page, words.title).fill(title);
  await field(page, words.summary).fill(title);
  await field(page, words.text).fill(text);
}

// REQ-STAFF-51, REQ-STAFF-52
test("an article is written in both languages, saved by itself, and submitted", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  await write(page, "en", "What’s LASIK?", "Sight clears soon");
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByText(words.missing.ar)).toBeVisible();
  const text = field(page, words.text);
  await text.press("ControlOrMeta+a");
  await text.press("ControlOrMeta+b");
  await page.getByRole("button", { name: words.forms.heading }).click();
  await expect(text).toHaveValue("## **Sight clears soon**");
  const preview = page.getByRole("region", { name: words.preview });
  await expect(preview.getByRole("heading", { name: "Sight clears soon" })).toBeVisible();
  await write(page, "ar", "ما هو الليزك؟", "فقرة\n\nفقرة ثانية");
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

// REQ-STAFF-52
test("without a network the text stays on the device, and is saved when the network is back", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  // Only writes are cut: the client repeats a failed read after one, two and four seconds.
  await page.route("**/rest/v1/rpc/**", (route) => route.abort());
  await write(page, "en", "Dry eye", "First paragraph");
  await expect(status(page).filter({ hasText: words.onDevice })).toBeVisible();
  await page.unroute("**/rest/v1/rpc/**");
  await page.goto("about:blank");
  await page.goto(server.address + article);
  await expect(field(page, words.text)).toHaveValue("First paragraph");
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  expect(await readRevisions(server, staff)).toMatchObject([{ content_en: "First paragraph" }]);
});

// REQ-STAFF-52
test("the last words of a new article are there after a reload, also those after its first save", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  await write(page, "en", "Eye drops", "First paragraph");
  await expect(page).toHaveURL(/#eye-drops$/);
  await page.route("**/rpc/save_article_revision", (route) => route.abort());
  await field(page, words.text).fill("First paragraph, longer");
  await page.reload();
  await expect(field(page, words.text)).toHaveValue("First paragraph, longer");
  await page.unroute("**/rpc/save_article_revision");
  await field(page, words.text).fill("First paragraph, longest");
  await expect
    .poll(() => readRevisions(server, staff))
    .toMatchObject([{ content_en: "First paragraph, longest" }]);
});

// REQ-STAFF-42, REQ-STAFF-52
test("two tabs with a new article store separate drafts", async ({ page, server }) => {
  await start(page, server);
  const second = await page.context().newPage();
  // Without a title a text is on the device only.
  await field(page, words.text).fill("Text of the first tab");
  await second.goto(server.address + article);
  await expect(field(second, words.text)).toHaveValue("");
  await field(second, words.text).fill("Text of the second tab");
  for (const [tab, text] of [
    [page, "Text of the first tab"],
    [second, "Text of the second tab"],
  ] as const) {
    await tab.reload();
    await expect(field(tab, words.text)).toHaveValue(text);
  }
  // The text of a closed tab is opened before that of another one is changed.
  await second.close();
  const third = await page.context().newPage();
  await third.goto(server.address + article);
  await expect(field(third, words.text)).toHaveValue("Text of the second tab");
});

// REQ-STAFF-42, REQ-STAFF-52
test("after its title has changed, a new article is restored with its last words", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  await write(page, "en", "Eye drops", "First paragraph");
  await expect(page).toHaveURL(/#eye-drops$/);
  await page.reload();
  await field(page, words.title).fill("Drops for dry eyes");
  await expect(page).toHaveURL(/#drops-for-dry-eyes$/);
  await page.route("**/rpc/save_article_revision", (route) => route.abort());
  await field(page, words.text).fill("First paragraph, longer");
  await page.reload();
  await expect(field(page, words.text)).toHaveValue("First paragraph, longer");
  await page.unroute("**/rpc/save_article_revision");
  await field(page, words.text).fill("First paragraph, longest");
  await expect
    .poll(() => readRevisions(server, staff))
    .toMatchObject([{ slug: "drops-for-dry-eyes", content_en: "First paragraph, longest" }]);
});

// REQ-STAFF-52
test("a change in the moment of a successful save is saved too", async ({ page, server }) => {
  const staff = await start(page, server);
  await write(page, "en", "Eye drops", "First paragraph");
  await expect(page).toHaveURL(/#eye-drops$/);
  const last = "First paragraph, longest";
  // The editor writes the address after a save, before React renders the new version.
  await field(page, words.text).evaluate((area, text) => {
    const { replaceState } = history;
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    history.replaceState = (...address) => {
      history.replaceState = replaceState;
      history.replaceState(...address);
      setValue?.call(area, text);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };
  }, last);
  await field(page, words.text).fill("First paragraph, longer");
  await expect.poll(() => readRevisions(server, staff)).toMatchObject([{ content_en: last }]);
});

// REQ-STAFF-42
test("after the dialog to sign in again was closed, it does not open again while the person types", async ({
  page,
  server,
}) => {
  const staff = await start(page, server);
  const refused = {
    status: 401,
    json: { code: "PGRST301", message: "", details: null, hint: null },
  };
  await page.route("**/rest/v1/**", (route) => route.fulfill(refused));
  await write(page, "en", "Dry eye", "Typed before the end.");
  const dialog = page.getByRole("dialog", { name: en.staffArea.factor.again.title });
  await expect(dialog.getByLabel(en.account.form.password, { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(status(page).filter({ hasText: words.onDevice })).toBeVisible();
  await expect(dialog).toBeHidden();
  const requests = page.waitForResponse("**/rest/v1/**");
  await field(page, words.text).fill("Typed after the end.");
  await requests;
  await expect(status(page).filter({ hasText: words.onDevice })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: en.staffArea.frame.failures.signIn }).click();
  await expect(dialog).toBeVisible();
  await page.unroute("**/rest/v1/**");
  await page.keyboard.press("Escape");
  await field(page, words.text).fill("Typed after a sign-in.");
  await expect
    .poll(() => readRevisions(server, staff))
    .toMatchObject([{ content_en: "Typed after a sign-in." }]);
});

// REQ-STAFF-51, REQ-STAFF-52
test("a draft of somebody else opens as a copy, and the person's own changes are restored at its address", async ({
  page,
  server,
}) => {
  const other = await createStaff(server);
  const texts = { title_en: "Dry eye", title_ar: "", excerpt_en: "", excerpt_ar: "" };
  await callAsStaff(server, other, "save_article_revision", {
    id: crypto.randomUUID(),
    expected_version: 0,
    slug: "dry-eye",
    ...texts,
    content_en: "Theirs",
    content_ar: "",
    category: "",
    author: "",
  });
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, `${article}#dry-eye`);
  await expect(field(page, words.title)).toHaveValue("Dry eye");
  await expect(field(page, words.text)).toHaveValue("Theirs");
  const note = new RegExp(interpolate(words.copied, { person: ".+" }));
  await expect(page.getByText(note)).toBeVisible();
  await field(page, words.text).fill("Mine");
  await page.reload();
  await expect(field(page, words.text)).toHaveValue("Mine");
  await expect(status(page).filter({ hasText: saved })).toBeVisible();
  const contents = (await readRevisions(server, staff)).map(({ content_en }) => content_en);
  expect(contents.toSorted()).toEqual(["Mine", "Theirs"]);
});

// REQ-STAFF-42
test("while an article is being submitted, its text does not change", async ({ page, server }) => {
  await start(page, server);
  await write(page, "ar", "قطرات العين", "فقرة");
  await write(page, "en", "Drops and lenses", "Paragraph");
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
  await start(page, server);
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
  await start(page, server);
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
  const staff = await start(page, server);
  await write(page, "en", "x".repeat(10_000), "<b>Bold</b>");
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
  const staff = await start(page, server);
  await write(page, "en", "Dry eye", "Mine");
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

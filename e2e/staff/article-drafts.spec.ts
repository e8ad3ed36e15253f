import { expect } from "@playwright/test";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { test } from "../support/servers/shared-server.ts";
import { callAsStaff, createStaff, openAsStaff } from "../support/staff.ts";
import { en } from "../support/words.ts";
import {
  article,
  field,
  openNewArticle,
  readRevisions,
  saved,
  status,
  words,
  writeTexts,
} from "./article-form.ts";

// REQ-STAFF-52
test("without a network the text stays on the device, and is saved when the network is back", async ({
  page,
  server,
}) => {
  const staff = await openNewArticle(page, server);
  // Only writes are cut: the client repeats a failed read after one, two and four seconds.
  await page.route("**/rest/v1/rpc/**", (route) => route.abort());
  await writeTexts(page, "en", "Dry eye", "First paragraph");
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
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "Eye drops", "First paragraph");
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
  await openNewArticle(page, server);
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
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "Eye drops", "First paragraph");
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
  const staff = await openNewArticle(page, server);
  await writeTexts(page, "en", "Eye drops", "First paragraph");
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
  const staff = await openNewArticle(page, server);
  const refused = {
    status: 401,
    json: { code: "PGRST301", message: "", details: null, hint: null },
  };
  await page.route("**/rest/v1/**", (route) => route.fulfill(refused));
  await writeTexts(page, "en", "Dry eye", "Typed before the end.");
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

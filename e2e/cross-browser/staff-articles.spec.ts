import { mergeTests } from "@playwright/test";
import { staffArea } from "../../app/content/ar/staff-area.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { sessionKey } from "../support/accounts.ts";
import { test as serverTest } from "../support/servers/own-server.ts";
import { callAsStaff, createStaff, type StaffAccount } from "../support/staff.ts";
import { phoneViewport } from "../support/viewports.ts";
import { click, expectEventually, readTexts } from "./actions.ts";
import { test as engineTest } from "./engine-test.ts";

const test = mergeTests(engineTest, serverTest);
const { articles, review, titles } = staffArea;
const slug = "resting-your-eyes";
const first = {
  title_en: "Resting your eyes",
  title_ar: "إراحة العين",
  excerpt_en: "Why a pause helps.",
  excerpt_ar: "لماذا تفيد الاستراحة.",
  content_en: "Look away every hour.",
  content_ar: "انظر بعيدًا كل ساعة.",
  category: "Cataract",
  author: "Noor",
};

// REQ-STAFF-51, REQ-STAFF-55, REQ-STAFF-56
test("an editor changes an article and submits it, an approver compares and approves it, and patients read it", async ({
  visitor,
  startServer,
}) => {
  const server = await startServer(1);
  const editor = await createStaff(server, "editor");
  const approver = await createStaff(server, "approver");
  const id = crypto.randomUUID();
  const row = { id, expected_version: 0, slug, ...first };
  await callAsStaff(server, editor, "save_article_revision", row);
  await callAsStaff(server, editor, "submit_article_revision", { id, expected_version: 1 });
  await callAsStaff(server, approver, "approve_article_revision", { id, expected_version: 2 });
  const open = (path: string) =>
    visitor.open(server.address + withLocale(path, "ar"), phoneViewport);
  const openAs = async ({ session }: StaffAccount, path: string) => {
    await visitor.open(`${server.address}/robots.txt`, phoneViewport);
    await visitor.evaluate(
      ([key = "", value = ""]) => localStorage.setItem(key, value),
      [sessionKey, JSON.stringify(session)],
    );
    await open(path);
  };
  const heading = () => readTexts(visitor, "main h1");

  await openAs(editor, `${pathOf("staff-article")}#${slug}`);
  await expectEventually(heading, [first.title_ar]);
  await click(visitor, "#content_ar");
  // Typing replaces the selected text.
  await visitor.evaluate(() =>
    document.querySelector<HTMLTextAreaElement>("#content_ar")?.select(),
  );
  await visitor.type("انظر بعيدًا كل ٢٠ دقيقة.");
  await click(visitor, "button", articles.editor.submit);
  await expectEventually(heading, [titles.articles.title]);

  await openAs(approver, `${pathOf("staff-review")}#${slug}`);
  await expectEventually(() => readTexts(visitor, "main del"), ["ساعة"]);
  await expectEventually(() => readTexts(visitor, "main ins"), ["٢٠ دقيقة"]);
  await click(visitor, "button", review.approve);
  await expectEventually(heading, [titles.articles.title]);

  await expectEventually(async () => {
    await open(pathOf("article", slug));
    return (await readTexts(visitor, "main article p")).includes("انظر بعيدًا كل ٢٠ دقيقة.");
  }, true);
});

import type { Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { callAsStaff, createStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

const { review } = en.staffArea;

/** Path of the screen of a version. */
export const reviewPath = pathOf("staff-review");
/** The address of the article. */
export const slug = "resting-your-eyes";

/** The article of the site, and a changed version of it. */
export const first = {
  title_en: "Resting your eyes",
  title_ar: "إراحة العين",
  excerpt_en: "Why a pause helps.",
  excerpt_ar: "لماذا تفيد الاستراحة.",
  content_en: "## Pauses\n\nLook away every hour.\n\nBlink often.\n\nDrink water.",
  content_ar: "## الاستراحة\n\nانظر بعيدًا كل ساعة.\n\nارمش كثيرًا.\n\nاشرب الماء.",
  category: "care",
  author: "noor",
};
export const second = {
  ...first,
  content_en: "## Pauses\n\nLook away every 20 minutes.\n\nBlink often.\n\nDrink water.",
  content_ar: "## الاستراحة\n\nانظر بعيدًا كل ٢٠ دقيقة.\n\nارمش كثيرًا.\n\nاشرب الماء.",
};

/** Saves a version of the article and submits it; returns its id. */
export async function submit(
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
export async function startWithChange(server: ServerProcess) {
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

export const approve = (page: Page) => page.getByRole("button", { name: review.approve });

import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { createStaff, openAsStaff, type StaffAccount } from "../support/staff.ts";
import { en } from "../support/words.ts";

/** The words of the editor, in English. */
export const { editor: words } = en.staffArea.articles;
/** The address of the form. */
export const article = pathOf("staff-article");

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const tab = (page: Page, locale: "en" | "ar") =>
  page.getByRole("tab", { name: words.languageNames[locale] });
export const submit = (page: Page) => page.getByRole("button", { name: words.submit, exact: true });
/** The note below the title after a save. */
export const saved = new RegExp(interpolate(words.saved, { time: ".+" }));
export const status = (page: Page) => page.getByRole("status");

/** Reads the revisions of articles that the account may see. */
export async function readRevisions(
  server: ServerProcess,
  { session }: StaffAccount,
): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${server.address}/rest/v1/article_revisions?select=*`, {
    headers: { apikey: server.publicKey(), authorization: `Bearer ${session.access_token}` },
  });
  return (await response.json()) as Record<string, unknown>[];
}

/** Creates an editor, and opens the form of a new article. */
export async function openNewArticle(page: Page, server: ServerProcess) {
  const staff = await createStaff(server);
  await openAsStaff(page, server, staff, article);
  await expect(field(page, words.title)).toBeVisible();
  return staff;
}

/** Fills in title, summary and text in one language. */
export async function writeTexts(
  page: Page,
  locale: "en" | "ar",
  title: string,
  text: string,
): Promise<void> {
  await tab(page, locale).click();
  await field(page, words.title).fill(title);
  await field(page, words.summary).fill(title);
  await field(page, words.text).fill(text);
}

import { expect, type Locator } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { test } from "../support/servers/shared-server.ts";
import { createStaff, openAsStaff } from "../support/staff.ts";
import { ar, en } from "../support/words.ts";
import { reviewPath, startWithChange } from "./review.ts";

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { ...box, right: box.x + box.width };
};

// REQ-STAFF-56
for (const [locale, content] of Object.entries({ ar, en }))
  test(`on a phone the two decisions on an article are beside each other in "${locale}"`, async ({
    page,
    server,
  }) => {
    const { approver, change } = await startWithChange(server);
    const path = withLocale(`${reviewPath}#${change}`, locale as "ar" | "en");
    await openAsStaff(page, server, approver, path);
    const { approve, approveForDay, sendBack, when } = content.staffArea.review;
    const boxes = async (name: string) => [
      await boxOf(page.getByRole("button", { name, exact: true })),
      await boxOf(page.getByRole("button", { name: sendBack, exact: true })),
    ];
    const [first, second] = await boxes(approve);
    expect(first?.y).toBe(second?.y);
    // One line.
    expect(first?.height).toBeLessThan(60);
    await page.locator("label", { hasText: when.later }).tap();
    const [third, fourth] = await boxes(approveForDay);
    expect(third?.y).toBe(fourth?.y);
    // The brand and the name of the other language.
    const brand = await boxOf(page.getByRole("banner").getByRole("link").first());
    const language = await boxOf(page.locator("[data-language]"));
    const gap = Math.max(language.x - brand.right, brand.x - language.right);
    expect(gap).toBeGreaterThan(8);
  });

for (const [locale, { staffArea, shell }] of Object.entries({ ar, en }))
  test(`on a phone the name of the clinic is on one line in "${locale}"`, async ({
    page,
    server,
  }) => {
    const path = withLocale(pathOf("staff"), locale as "ar" | "en");
    await openAsStaff(page, server, await createStaff(server), path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(staffArea.titles.today.title);
    const name = page.getByRole("banner").getByText(shell.brand, { exact: true });
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

// REQ-STAFF-42
test("on a phone the dialog to sign in again has a margin, and the focus is in the password", async ({
  page,
  server,
}) => {
  await openAsStaff(page, server, await createStaff(server), pathOf("staff-article"));
  const { articles, factor } = ar.staffArea;
  await page.getByLabel(articles.editor.text, { exact: true }).fill("نص");
  await page.route("**/rest/v1/**", (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel(articles.editor.address.label, { exact: true }).fill("dry-eye");
  const dialog = page.getByRole("dialog", { name: factor.again.title });
  const password = dialog.getByLabel(ar.account.form.password, { exact: true });
  await expect(password).toBeFocused();
  expect((await boxOf(password)).x).toBeGreaterThan(15);
  const title = await boxOf(dialog.getByRole("heading"));
  const close = await boxOf(dialog.getByRole("button", { name: factor.again.close }));
  expect(title.y).toBeGreaterThan(close.y);
  expect(title.right).toBeLessThan(390 - 15);
});

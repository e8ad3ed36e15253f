import { expect, type Locator } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { test } from "../support/servers/shared-server.ts";
import { createStaff, openAsStaff } from "../support/staff.ts";
import { ar } from "../support/words.ts";

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { ...box, right: box.x + box.width };
};

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

import { expect } from "@playwright/test";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";

const { view, messages } = ar.visit;

test("the dock replaces the phone bar, also where it scrolls away at the end of the page", async ({
  page,
}) => {
  const bar = page.getByRole("navigation", { name: ar.shell.phoneBar.label });
  await page.goto("/faq?lang=ar");
  await expect(bar).toBeVisible();
  await page.goto("/visit?lang=ar");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  // The bar leaves no space below the footer.
  const [footer, body] = await Promise.all([
    page.getByRole("contentinfo").boundingBox(),
    page.locator("body").boundingBox(),
  ]);
  const endOf = (box: typeof body) => (box ? box.y + box.height : Number.NaN);
  expect(endOf(footer)).toBeCloseTo(endOf(body), 0);
});

// REQ-VISIT-1
test("the dock leads to the message first, and then sends it, with all choices", async ({
  page,
}) => {
  await page.goto("/visit?lang=ar#branch=sohar&for=lasik");
  const see = page.getByRole("button", { name: view.seeMessage });
  const send = page.getByRole("link", { name: view.message.whatsApp });
  await expect(see).toBeInViewport();
  const line = page.locator("p[aria-hidden=true]", { hasText: messages.purposes.lasik });
  await expect(line).toBeInViewport();
  await expect(line).toHaveAttribute("lang", "ar");
  await expect(send).toHaveCount(0);
  await see.click();
  await expect(page.locator("#visit-message-words")).toBeInViewport();
  await expect(see).toHaveCount(0);
  await expect(send).toBeInViewport();
  const text = new URL((await send.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain(messages.purposes.lasik);
  await expect(page).toHaveURL(/branch=sohar.*for=lasik/);
});

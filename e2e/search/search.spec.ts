import { expect, type Page } from "@playwright/test";
import { emergencyNumber, urgentPath } from "../../app/content/data/triage.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const { name: treatment } = en.services["cataract-surgery"];
const main = (page: Page) => page.getByRole("main");
const field = (page: Page) =>
  main(page).getByRole("searchbox").or(main(page).getByRole("combobox"));

test("the search field of the header opens, suggests, and works with the keyboard alone", async ({
  page,
}) => {
  await page.goto("/about");
  await waitUntilInteractive(page);
  const header = page.getByRole("banner");
  await header.getByLabel(en.shell.search.label).first().press("Enter");
  const input = header.getByRole("combobox");
  await expect(input).toBeFocused();
  await input.pressSequentially("catar");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText(treatment);
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("status").filter({ hasText: /\d/ })).toHaveCount(1);
  const all = await options.count();
  await input.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(input).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await input.press("ArrowUp");
  await input.press("ArrowUp");
  await expect(options.nth(all - 1)).toHaveAttribute("aria-selected", "true");
  await input.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(input).toHaveValue("catar");
  await input.pressSequentially("a");
  await expect(options.first()).toContainText(treatment);
  await input.press("ArrowDown");
  await input.press("Enter");
  await expect(page).toHaveURL("/services/cataract-surgery");
});

test("Escape, a click outside and leaving the focus close the search field of the header", async ({
  page,
}) => {
  await page.goto("/about");
  await waitUntilInteractive(page);
  const header = page.getByRole("banner");
  const glass = header.getByLabel(en.shell.search.label).first();
  const input = header.getByRole("combobox");
  await glass.click();
  await input.press("Escape");
  await expect(input).toBeHidden();
  await expect(glass).toBeFocused();
  await glass.click();
  await expect(input).toBeFocused();
  await main(page).getByRole("heading", { level: 1 }).click();
  await expect(input).toBeHidden();
  await glass.click();
  await expect(input).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(input).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(input).toBeHidden();
});

test("a late or failed response changes nothing", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search.json?*", async (route) => {
    const typed = new URL(route.request().url()).searchParams.get("q");
    if (typed === "cat") await held;
    if (typed === "squin") return route.abort();
    return route.continue();
  });
  await page.goto("/404");
  await waitUntilInteractive(page);
  const input = field(page);
  const late = page.waitForRequest(/q=cat$/);
  await input.press("Home");
  await input.fill("cat");
  await late;
  await input.fill("squint");
  const options = page.getByRole("option");
  await expect(options.first()).toContainText(en.services["strabismus-surgery"].name);
  const answered = page.waitForResponse(/q=cat$/);
  release();
  await answered;
  await expect(options.first()).toContainText(en.services["strabismus-surgery"].name);
  const failed = page.waitForEvent("requestfailed");
  await input.fill("squin");
  await failed;
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a click on a suggestion keeps the Arabic language", async ({ page }) => {
  await page.goto("/search?lang=ar");
  await waitUntilInteractive(page);
  const input = field(page);
  await input.pressSequentially("موية بيضا");
  const first = page.getByRole("option").first();
  await expect(first).toContainText(ar.services["cataract-surgery"].name);
  await expect(first.locator("mark").first()).not.toBeEmpty();
  await first.click();
  await expect(page).toHaveURL("/services/cataract-surgery?lang=ar");
});

test("a query with an urgent sign shows the triage first", async ({ page }) => {
  await page.goto("/search?q=sudden+cataract");
  const triageRegion = main(page)
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await expect(triageRegion.getByRole("heading", { level: 2 })).toContainText(en.triage.now.action);
  await expect(triageRegion.getByRole("listitem").first()).toHaveText(
    en.triage.now.signs["sight-loss"],
  );
  await expect(triageRegion.locator(`a[href="tel:${emergencyNumber.value}"]`)).toBeVisible();
  await waitUntilInteractive(page);
  await field(page).press("Home");
  await field(page).fill("sudden");
  await expect(page.getByRole("option").first()).toContainText(en.triage.now.action);
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(urgentPath);
});

test("an emergency without results shows what to do, and not that nothing is found", async ({
  page,
}) => {
  for (const [typed, { triage }] of [
    ["i went blind", en],
    ["عيني انطفت", ar],
  ] as const) {
    const lang = triage === ar.triage ? "ar" : "en";
    await page.goto(`/search?${new URLSearchParams({ q: typed, lang })}`);
    const headings = main(page).getByRole("heading", { level: 2 });
    await expect(headings).toHaveCount(1);
    await expect(headings).toContainText(triage.now.action);
    await expect(main(page).locator(`a[href="tel:${emergencyNumber.value}"]`)).toBeVisible();
    const all = main(page).getByRole("link", { name: triage.all });
    await expect(all).toHaveAttribute("href", /#urgent$/);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search fields of the header and the not-found page lead to grouped results", async ({
    page,
  }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    await header.getByLabel(en.shell.search.label).first().click();
    await header.getByRole("searchbox").fill("cataract");
    await header.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL("/search?q=cataract");
    await expect(page).toHaveTitle(/^cataract: /);
    await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText(
      en.search.kinds.treatment.many,
    );
    await expect(main(page).getByRole("link", { name: treatment, exact: true })).toHaveAttribute(
      "href",
      "/services/cataract-surgery",
    );
    await expect(main(page).locator("mark").first()).toHaveText(/cataract/i);
    await page.goto("/404?lang=ar");
    await main(page).getByRole("searchbox").fill("الساد");
    await main(page).getByRole("button", { name: ar.shell.search.go }).click();
    expect(new URL(page.url()).searchParams.get("lang")).toBe("ar");
    await expect(main(page).getByRole("heading", { level: 3 }).first()).toHaveText(
      ar.services["cataract-surgery"].name,
    );
  });

  test("an unknown query is shown as typed, with the treatments and the triage", async ({
    page,
  }) => {
    const typed = "<b>qzxv</b> & \u202Eqzxvv";
    await page.goto(`/search?${new URLSearchParams({ q: typed + "z".repeat(500) })}`);
    const heading = main(page).getByRole("heading", { level: 2 }).first();
    const shown = (typed + "z".repeat(500)).replace("\u202E", "").slice(0, 100);
    await expect(heading).toHaveText(en.search.nothing.title.replace("{words}", shown));
    await expect(field(page)).toHaveValue(shown);
    for (const { name } of Object.values(en.services)) {
      await expect(main(page).getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(main(page)).toContainText(en.triage.now.action);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});

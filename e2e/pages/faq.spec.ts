import { expect, type Page } from "@playwright/test";
import { questionCategories } from "../../app/content/data/questions.ts";
import { questionsPage } from "../../app/content/en/questions-page.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import { getQuestion, questionIds, questions } from "./questions.ts";

const groups = (page: Page) => page.getByRole("main").locator("section:has(> h2):has(details)");
const chips = (page: Page) =>
  page.getByRole("navigation", { name: en.questionsPage.topics }).getByRole("link");
const question = (page: Page, text: string) => page.locator("details").filter({ hasText: text });
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

// REQ-FAQ-1, REQ-FAQ-2
test("the questions are in their categories, the first one open", async ({ page }) => {
  await page.goto("/faq");
  const names = questionCategories.map((category) => questionsPage.categories[category]);
  await expect(groups(page).locator("> h2")).toHaveText(names);
  await expect(chips(page)).toHaveText(names);
  const rows = page.getByRole("main").locator("details");
  await expect(rows.locator("summary")).toHaveText(
    questionIds.map((id) => getQuestion(id).question),
  );
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
  await expect(rows.first()).toHaveAttribute("open", "");
});

test("a chip scrolls to its category, and the chip of the current category is marked", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitUntilInteractive(page);
  await chips(page).filter({ hasText: en.questionsPage.categories.insurance }).click();
  await expect(page).toHaveURL("/faq#insurance");
  await expect.poll(() => topOf(page, "#insurance")).toBeLessThan(130);
  expect(await topOf(page, "#insurance")).toBeGreaterThan(68);
  await expect(page.locator("nav [aria-current='true']")).toHaveText(
    en.questionsPage.categories.insurance,
  );
  await page.locator("#general").scrollIntoViewIfNeeded();
  await expect(page.locator("nav [aria-current='true']")).toHaveText(
    en.questionsPage.categories.general,
  );
});

// REQ-FAQ-3
test("questions open and close independently", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/faq");
  const laser = question(page, getQuestion(questionIds[1]).question);
  const safety = question(page, getQuestion("surgery-risks").question);
  await laser.locator("summary").click();
  await safety.locator("summary").click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(3);
  await laser.locator("summary").click();
  await expect(laser).not.toHaveAttribute("open");
  await expect(safety).toHaveAttribute("open", "");
});

test("an answer is at most 384 px high, and with large text the keyboard scrolls to its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/faq#surgery-risks");
  await waitUntilInteractive(page);
  const panel = page.getByRole("region", { name: getQuestion("surgery-risks").question });
  await expect(panel).toHaveCSS("max-height", "384px");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const overflow = () => panel.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await panel.evaluate((one) => one.clientHeight)).toBe(384);
  expect(await overflow()).toBeGreaterThan(100);
  // The fragment has moved the focus here.
  await expect(panel).toBeFocused();
  await panel.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect
    .poll(async () => (await panel.evaluate((one) => one.scrollTop)) - (await overflow()))
    .toBeGreaterThan(-2);
});

test("the two pages on contact lenses link to each other, and the answer is open", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  await waitUntilInteractive(page);
  await page.getByRole("link", { name: en.servicePages["lasik-surgery"].before.note.link }).click();
  await expect(page).toHaveURL("/faq#stop-contact-lenses");
  const row = question(page, getQuestion("stop-contact-lenses").question);
  await expect(row).toHaveAttribute("open", "");
  await expect(row).toContainText(getQuestion("stop-contact-lenses").answer);
  await expect(row.locator("summary")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => topOf(page, "#stop-contact-lenses")).toBeLessThan(300);
  await row.getByRole("link", { name: en.answerLinks["stop-contact-lenses"] }).click();
  await expect(page).toHaveURL("/services/lasik-surgery#before");
  await expect(page.locator("#before h2")).toBeInViewport();
});

test("without a fragment the page opens at its top", async ({ page }) => {
  await page.goto("/book-consultation");
  await waitUntilInteractive(page);
  await page.getByRole("link", { name: en.booking.help.questions }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    en.questionsPage.head.title.join(" "),
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("an answer has a link to itself, whose URL opens it without JavaScript", async ({
  page,
  browser,
}) => {
  await page.goto("/faq");
  await waitUntilInteractive(page);
  const row = question(page, getQuestion("paying").question);
  await row.locator("summary").click();
  await row
    .getByRole("link", {
      name: `${en.questionsPage.linkToAnswer} ${getQuestion("paying").question}`,
    })
    .click();
  await expect(page).toHaveURL("/faq#paying");
  await page
    .getByRole("heading", { name: en.questionsPage.categories.safety })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL("/faq#safety");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/faq#paying`);
  await expect(plain.getByText(getQuestion("paying").answer)).toBeInViewport();
  await expect(plain.getByRole("link", { name: en.shell.backToTop })).toBeVisible();
  await context.close();
});

test("a text fragment opens a closed answer", async ({ page }) => {
  const { question: asked, answer } = getQuestion("surgery-risks");
  const phrase = answer.split(/[.,] /).at(-1)?.replace(/\.$/, "") ?? "";
  await page.goto(`/faq#:~:text=${encodeURIComponent(phrase)}`);
  await expect(page.getByText(phrase)).toBeInViewport();
  await expect(question(page, asked)).toHaveAttribute("open", "");
});

test("every answer is printed", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
});

// REQ-FAQ-6
test("the page ends with a booking link, and the back-to-top button shows from 301 px on", async ({
  page,
}) => {
  await page.goto("/faq");
  await waitUntilInteractive(page);
  const band = page
    .getByRole("main")
    .locator("section")
    .filter({
      has: page.getByRole("heading", { name: questionsPage.closing.title }),
    });
  await expect(band.getByRole("link", { name: en.questionsPage.closing.action })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
  const button = page.getByRole("link", { name: en.shell.backToTop });
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(button).toBeHidden();
});

test("the home page shows four of the questions with the same answers", async ({ page }) => {
  await page.goto("/");
  const shown = page.locator("#questions details");
  await expect(shown.locator("summary")).toHaveText(
    questions.slice(0, 4).map(({ question: words }) => words),
  );
  await expect(shown.locator("section p")).toHaveText(
    questions.slice(0, 4).map(({ answer }) => answer),
  );
});

import { expect, type Page } from "@playwright/test";
import { questions } from "../app/content/en/questions.ts";
import { questionsPage } from "../app/content/en/questions-page.ts";
import { questionCategories, questionsIn } from "../app/content/facts/questions.ts";
import { site } from "./servers/addresses.ts";
import { liveApp } from "./support/app.ts";
import { test } from "./support/page-head.ts";

const groups = (page: Page) => page.getByRole("main").locator("section:has(> h2):has(details)");
const chips = (page: Page) => page.getByRole("navigation", { name: "Topics" }).getByRole("link");
const question = (page: Page, text: string) => page.locator("details").filter({ hasText: text });
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

// F192, F193
test("twelve questions stand in seven categories, the first one open", async ({ page }) => {
  await page.goto("/faq");
  const names = [
    "General",
    "Eligibility",
    "Recovery",
    "Insurance",
    "Preparation",
    "Safety",
    "Results",
  ];
  await expect(groups(page).locator("> h2")).toHaveText(names);
  await expect(chips(page)).toHaveText(names);
  const rows = page.getByRole("main").locator("details");
  await expect(rows).toHaveCount(12);
  const asked = new Map(questions.map(({ id, question: words }) => [id as string, words]));
  const inOrder = questionCategories.flatMap((category) => questionsIn[category]);
  await expect(rows.locator("summary")).toHaveText(inOrder.map((id) => asked.get(id) ?? ""));
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
  await expect(rows.first()).toHaveAttribute("open", "");
});

// F193
test("a chip leads to its category and is marked while it is read", async ({ page }) => {
  await page.goto("/faq");
  await liveApp(page);
  await chips(page).filter({ hasText: "Insurance" }).click();
  await expect(page).toHaveURL("/faq#insurance");
  await expect.poll(() => topOf(page, "#insurance")).toBeLessThan(130);
  expect(await topOf(page, "#insurance")).toBeGreaterThan(68);
  await expect(page.locator("nav [aria-current='true']")).toHaveText("Insurance");
  await page.locator("#general").scrollIntoViewIfNeeded();
  await expect(page.locator("nav [aria-current='true']")).toHaveText("General");
});

// F194
test("questions open and close each for itself", async ({ page }) => {
  await page.goto("/faq");
  const laser = question(page, "Can I have LASIK?");
  const safety = question(page, "Is eye surgery safe?");
  await laser.locator("summary").click();
  await safety.locator("summary").click();
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(3);
  await laser.locator("summary").click();
  await expect(laser).not.toHaveAttribute("open");
  await expect(safety).toHaveAttribute("open", "");
});

// F195, D42
test("an answer is 384 px high at most, and in large letters the keyboard scrolls to its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/faq#surgery-risks");
  await liveApp(page);
  const panel = page.getByRole("region", { name: "Is eye surgery safe?" });
  await expect(panel).toHaveCSS("max-height", "384px");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const overflow = () => panel.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await panel.evaluate((one) => one.clientHeight)).toBe(384);
  expect(await overflow()).toBeGreaterThan(100);
  // The address has brought the keyboard here too.
  await expect(panel).toBeFocused();
  await panel.scrollIntoViewIfNeeded();
  await page.keyboard.press("End");
  await expect
    .poll(async () => (await panel.evaluate((one) => one.scrollTop)) - (await overflow()))
    .toBeGreaterThan(-2);
  await expect(panel.getByText("go to the nearest emergency department")).toBeInViewport();
});

// F196, D17
test("the two pages on contact lenses lead to one another, and the answer is open", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  await liveApp(page);
  await page.getByRole("link", { name: "Read the question and its answer" }).click();
  await expect(page).toHaveURL("/faq#stop-contact-lenses");
  const row = question(page, "When do I stop wearing contact lenses?");
  await expect(row).toHaveAttribute("open", "");
  await expect(row).toContainText("at least 2 weeks");
  await expect(row).toContainText("If unsure, keep the longer time and ask your branch.");
  await expect(row.locator("summary")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => topOf(page, "#stop-contact-lenses")).toBeLessThan(300);
  await row.getByRole("link", { name: "The times for soft and rigid lenses" }).click();
  await expect(page).toHaveURL("/services/lasik-surgery#before");
  await expect(page.locator("#before h2")).toBeInViewport();
});

// F196
test("without a part in its address the page begins at its top", async ({ page }) => {
  await page.goto("/book-consultation");
  await liveApp(page);
  await page.getByRole("link", { name: "Read the FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently asked questions");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the address of an answer can be copied, and opens it without JavaScript", async ({
  page,
  browser,
}) => {
  await page.goto("/faq");
  await liveApp(page);
  const row = question(page, "How can I pay?");
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Link to this answer How can I pay?" }).click();
  await expect(page).toHaveURL("/faq#paying");
  await page.getByRole("heading", { name: "Safety" }).getByRole("link").click();
  await expect(page).toHaveURL("/faq#safety");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${site}/faq#paying`);
  await expect(plain.getByText("In cash or by card.")).toBeInViewport();
  await expect(plain.getByRole("link", { name: "Back to top" })).toBeVisible();
  await context.close();
});

test("the browser's search finds words in a closed answer", async ({ page }) => {
  await page.goto("/faq#:~:text=nearest%20emergency%20department");
  await expect(page.getByText("nearest emergency department")).toBeInViewport();
  await expect(question(page, "Is eye surgery safe?")).toHaveAttribute("open", "");
});

test("on paper every answer stands under its question", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
});

// F198
test("the texts name the age, the stable year and the two weeks without lenses", async ({
  readHead,
}) => {
  const { words } = await readHead("/faq");
  expect(words).toContain("18 or older, with stable vision for at least 1 year");
  expect(words).toContain("at least 2 weeks");
  const arabic = await readHead("/faq?lang=ar");
  expect(arabic.words).toContain("١٨ عامًا أو أكثر");
  expect(arabic.words).toContain("بأسبوعين على الأقل");
});

// F197
test("the page ends with booking, and a button leads up from 301 px on", async ({ page }) => {
  await page.goto("/faq");
  await liveApp(page);
  const band = page
    .getByRole("main")
    .locator("section")
    .filter({
      has: page.getByRole("heading", { name: questionsPage.closing.title }),
    });
  await expect(band.getByRole("link", { name: "Book Your Consultation" })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
  const button = page.getByRole("link", { name: "Back to top" });
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(button).toBeHidden();
});

// F51
test("the home page shows four of the same questions with the same answers", async ({ page }) => {
  await page.goto("/");
  const shown = page.locator("#questions details");
  await expect(shown.locator("summary")).toHaveText(
    questions.slice(0, 4).map(({ question: words }) => words),
  );
  await expect(shown.locator("section p")).toHaveText(
    questions.slice(0, 4).map(({ answer }) => answer),
  );
});

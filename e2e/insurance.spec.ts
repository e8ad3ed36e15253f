import { expect } from "@playwright/test";
import { site } from "./servers/addresses.ts";
import { liveApp } from "./support/app.ts";
import { test, thingsOf } from "./support/page-head.ts";

// F104
test("the four insurers stand first, each with its name as a mark", async ({ page }) => {
  await page.goto("/insurance");
  const partners = page.getByRole("region", { name: "Our insurance partners" });
  const marks = partners.getByRole("img");
  await expect(marks).toHaveText(["OQIC", "MetLife", "Liva", "GIG Gulf"]);
  for (const name of ["OQIC logo", "MetLife logo", "Liva logo", "GIG Gulf logo"]) {
    await expect(partners.getByRole("img", { name })).toBeVisible();
  }
});

test("in Arabic the insurers keep their Latin names, and each mark has an Arabic name", async ({
  page,
}) => {
  await page.goto("/insurance?lang=ar");
  const marks = page.getByRole("region", { name: "شركاؤنا في التأمين" }).getByRole("img");
  await expect(marks).toHaveText(["OQIC", "MetLife", "Liva", "GIG Gulf"]);
  await expect(marks.first().locator("bdi")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("img", { name: "شعار OQIC" })).toBeVisible();
});

// F105
test("the plan has no interest, four months and instant approval, and its app opens in a new tab", async ({
  page,
}) => {
  await page.goto("/insurance");
  const main = page.getByRole("main");
  await expect(main.getByText("0% interest, 4-month terms, instant approval")).toBeVisible();
  await expect(main.getByRole("term")).toHaveText(["interest", "terms", "instant approval"]);
  await expect(main.getByRole("definition")).toHaveText(["0%", "4-month", ""]);
  const store = main.getByRole("link", { name: /^Get the plan’s app/ });
  await expect(store).toHaveAttribute("href", /^https:\/\/[^/]+\.example\//);
  await expect(store).toHaveAttribute("target", "_blank");
  await expect(store).toHaveAttribute("rel", /noopener/);
});

test("in Arabic the plan's figures are read in Arabic", async ({ page }) => {
  await page.goto("/insurance?lang=ar");
  await expect(page.getByRole("main").getByRole("definition")).toHaveText(["٪٠", "٤ أشهر", ""]);
});

// F106
test("the page ends with booking", async ({ page }) => {
  await page.goto("/insurance");
  const book = page.getByRole("main").getByRole("link", { name: "Book Your Consultation" });
  await expect(book).toHaveAttribute("href", "/book-consultation");
});

// F106, D24
test("a reader who comes from far down another page begins at the top, and goes back to the place", async ({
  page,
}) => {
  await page.goto("/services/lasik-surgery");
  await liveApp(page);
  const link = page.getByRole("main").getByRole("link", { name: "Insurance and payment" }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);
  await link.click();
  await expect(page).toHaveURL(`${site}/insurance`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Insured");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

// F103, F231
test("search engines read the way from the home page", async ({ readHead }) => {
  const { graph } = await readHead("/insurance?lang=ar");
  const [trail] = thingsOf(graph, "BreadcrumbList");
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: "الرئيسية", item: `${site}/?lang=ar` },
    { position: 2, name: "التأمين", item: `${site}/insurance?lang=ar` },
  ]);
});

for (const address of ["/services", "/insurance", "/services/cataract-surgery"]) {
  for (const lang of ["en", "ar"]) {
    test(`${address} in ${lang} fits a window of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${address}?lang=${lang}`);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
    });
  }
}

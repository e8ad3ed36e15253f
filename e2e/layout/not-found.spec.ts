import { expect, type Page } from "@playwright/test";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const words = [
  {
    suffix: "",
    title: en.notFound.title,
    text: en.notFound.text,
    home: en.notFound.home,
    contact: en.notFound.contact,
  },
  {
    suffix: "?lang=ar",
    title: ar.notFound.title,
    text: ar.notFound.text,
    home: ar.notFound.home,
    contact: ar.notFound.contact,
  },
];

for (const { suffix, title: heading, text, home, contact } of words) {
  // REQ-LAYOUT-17
  test(`/404${suffix} has a title, a text and two links`, async ({ page }) => {
    const response = await page.goto(`/404${suffix}`);
    expect(response?.status()).toBe(404);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: home })).toHaveAttribute("href", `/${suffix}`);
    await expect(main.getByRole("link", { name: contact })).toHaveAttribute(
      "href",
      `/contact${suffix}`,
    );
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test(`an unknown path${suffix} redirects to /404 and adds no history entry`, async ({ page }) => {
    await page.goto(`/articles${suffix}`);
    for (const unknown of ["/nope", "/services/nope", "/articles/a/b", "/wp-admin.php"]) {
      const response = await page.goto(`${unknown}${suffix}`);
      expect(response?.status(), unknown).toBe(404);
      await expect(page).toHaveURL(`/404${suffix}`);
      await page.goBack();
      await expect(page).toHaveURL(`/articles${suffix}`);
    }
  });
}

test("/contact redirects once to the branches and keeps the language", { tag: "@smoke" }, async ({
  request,
}) => {
  for (const suffix of ["", "?lang=ar"]) {
    const response = await request.get(`/contact${suffix}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/branches${suffix}`);
  }
});

test("/blog/nope redirects to the list of articles", async ({ page }) => {
  await page.goto("/blog/nope");
  await expect(page).toHaveURL("/articles");
});

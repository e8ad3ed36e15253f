import { expect } from "@playwright/test";
import { homeDoctorIds } from "../../app/content/data/doctors.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en, words } from "../support/words.ts";

// REQ-HOME-1, REQ-HOME-3
test("the first screen describes the clinic and links to booking and treatments", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(en.home.hero.title.join(" "));
  for (const text of [
    en.home.hero.patients.text,
    en.home.hero.patients.count,
    en.home.hero.certificate,
    en.home.hero.equipment,
    en.home.hero.locations,
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const book = main.getByRole("link", { name: en.home.hero.book }).first();
  await expect(book).toHaveAttribute("href", "/book-consultation");
  const explore = main.getByRole("link", { name: en.home.hero.explore });
  await expect(explore).toHaveAttribute("href", "/services");
});

for (const lang of ["en", "ar"] as const) {
  test(`six services are in their order with three benefits each (${lang})`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`);
    const section = page.locator("#services");
    const cards = section.locator("li:has(h3)");
    const links = cards.getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(addresses).toEqual(serviceIds.map((slug) => `/services/${slug}?lang=${lang}`));
    for (const card of await cards.all()) {
      // The visible text is part of the accessible name (WCAG 2.5.3).
      const name = await card.getByRole("heading").textContent();
      await expect(card.getByRole("link")).toHaveAccessibleName(
        `${words[lang].home.services.more} ${name}`,
      );
      await expect(card.getByRole("listitem")).toHaveCount(3);
    }
    const all = section.locator(`a[href="/services?lang=${lang}"]`);
    await expect(all).toHaveCount(1);
  });
}

// REQ-HOME-5
test("the section with four reasons links to the about page", async ({ page }) => {
  await page.goto("/");
  const why = page.locator("#why-choose-us");
  await expect(why.getByRole("heading", { level: 3 })).toHaveText(
    en.home.why.features.map(({ title }) => title),
  );
  await expect(why.getByRole("link")).toHaveAttribute("href", "/about");
});

// REQ-HOME-6
test("the doctors of the home page are shown, each with name and role", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#doctors");
  const people = section.locator("li:has(h3)");
  await expect(people).toHaveCount(homeDoctorIds.length);
  for (const [index, id] of homeDoctorIds.entries()) {
    await expect(people.nth(index)).toContainText(en.doctors[id].name);
    await expect(people.nth(index)).toContainText(en.doctors[id].role);
  }
  await expect(section.getByRole("link", { name: en.home.doctors.all })).toHaveAttribute(
    "href",
    "/doctors",
  );
});

test("four questions open independently, with a link to all questions", async ({ page }) => {
  await page.goto("/");
  const section = page.locator("#questions");
  const rows = section.locator("details");
  await expect(rows).toHaveCount(4);
  await rows.nth(1).locator("summary").click();
  await expect(rows.nth(0)).toHaveAttribute("open", "");
  await expect(rows.nth(1)).toHaveAttribute("open", "");
  await expect(section.getByRole("link", { name: en.home.questions.all })).toHaveAttribute(
    "href",
    "/faq",
  );
});

// REQ-HOME-8
test("the page ends with a booking link and a phone number", async ({ page }) => {
  await page.goto("/");
  const band = page.getByRole("main").locator("section").last();
  await expect(band.getByRole("link", { name: en.home.closing.action })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
  await expect(band.locator('a[href^="tel:"]')).toBeVisible();
});

test("every focused element of the page is visible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await waitUntilInteractive(page);
  // An element in a section that is not revealed yet is not found: the section is revealed while the test waits for it.
  const focused = page.locator(':focus:not([data-visible="false"] *)');
  for (let part: string | undefined; part !== "footer"; ) {
    await page.keyboard.press("Tab");
    part = await focused.evaluate((element) => element.closest("main, header, footer")?.localName);
  }
});

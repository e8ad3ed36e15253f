import { expect, type Page } from "@playwright/test";
import { branches as arabicBranches } from "../app/content/ar/branches.ts";
import { doctorProfiles } from "../app/content/en/doctor-profiles.ts";
import { staff } from "../app/content/en/staff.ts";
import { doctorIds, doctors } from "../app/content/facts/doctors.ts";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";

const tabs = (page: Page) => page.getByRole("tab");
const cards = (page: Page) => page.getByRole("tabpanel").locator("li[data-doctor]");
const team = (page: Page) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: /optometrist/i });

/** Doctors and care team of each tab (A§3). */
const counts = [
  ["All", "/doctors", 6, 4],
  ["Qurum", "/doctors?branch=qurum", 3, 1],
  ["Sohar", "/doctors?branch=sohar", 1, 1],
  ["Salalah", "/doctors?branch=salalah", 1, 1],
  ["Nizwa", "/doctors?branch=nizwa", 1, 1],
] as const;

// F70, F71
test("five tabs filter doctors and care team, and say how many are shown", async ({ page }) => {
  await page.goto("/doctors");
  await liveApp(page);
  await expect(tabs(page)).toHaveText(
    counts.map(([name, , count]) => new RegExp(`^${name}.*${count}`)),
  );
  for (const [name, address, doctorCount, staffCount] of [...counts].reverse()) {
    const tab = page.getByRole("tab", { name });
    await tab.click();
    await expect(page).toHaveURL(address);
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(cards(page)).toHaveCount(doctorCount);
    await expect(team(page)).toHaveCount(staffCount);
    await expect(page.getByRole("status")).toHaveText(
      new RegExp(`^Now shown: ${doctorCount} doctors?, ${staffCount} team members?$`),
    );
  }
});

// F71
test("a change of the filter plays the entrance of both groups again", async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { entrances: 0 });
    Element.prototype.animate = function (...how) {
      Object.assign(window, { entrances: Reflect.get(window, "entrances") + 1 });
      return animate.apply(this, how);
    };
  });
  const entrances = () => page.evaluate(() => Reflect.get(window, "entrances"));
  await page.goto("/doctors");
  await liveApp(page);
  expect(await entrances()).toBe(0);
  await page.getByRole("tab", { name: "Qurum" }).click();
  await expect.poll(entrances).toBe(2);
  await page.getByRole("tab", { name: "All" }).click();
  await expect.poll(entrances).toBe(4);
});

// F70, F71, F78
test("without JavaScript the tabs are links that filter", async ({ newReader }) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/doctors");
  await page.getByRole("tab", { name: "Salalah" }).click();
  await expect(page).toHaveURL("/doctors?branch=salalah");
  await expect(cards(page)).toHaveCount(1);
  await expect(team(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Branch: Salalah" })).toBeVisible();
});

// F72, F74
test("six doctors stand in the specification's order with two specialties and the number of others", async ({
  page,
}) => {
  await page.goto("/doctors");
  await expect(cards(page).getByRole("heading")).toHaveText(
    doctorIds.map((id) => doctorProfiles[id].name),
  );
  const years = [17, 18, 15, 12, 10, 14];
  for (const [index, id] of doctorIds.entries()) {
    const card = cards(page).nth(index);
    const [first = "", second = "", ...others] = doctorProfiles[id].specialties;
    await expect(card).toContainText(`${years[index]} years`);
    const chips = card.getByRole("list").getByRole("listitem");
    await expect(chips).toHaveCount(3);
    await expect(chips.nth(0)).toHaveText(first);
    await expect(chips.nth(1)).toHaveText(second);
    await expect(chips.nth(2)).toContainText(`+${others.length}`);
  }
});

// F75
test("the care team has one person at each branch, and the one in Nizwa is its manager", async ({
  page,
}) => {
  await page.goto("/doctors");
  await expect(team(page).getByRole("heading")).toHaveText(
    Object.values(staff).map(({ name }) => name),
  );
  for (const [index, branch] of ["Qurum", "Sohar", "Salalah", "Nizwa"].entries()) {
    await expect(team(page).nth(index)).toContainText(branch);
  }
  await expect(team(page).filter({ hasText: /branch manager/i })).toContainText("Nizwa");
});

// F76, F77
test("a branch without people says so in both groups", async ({ page }) => {
  // The facts as the browser gets them, with nobody left in Nizwa.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const moved = text
      .replace(/(["'`]elina-laine["'`],15,["'`])nizwa/, "$1qurum")
      .replace(/(["'`]yusuf-al-abri["'`],["'`])nizwa/, "$1qurum");
    await route.fulfill({ response, body: moved });
  });
  await page.goto("/articles");
  await liveApp(page);
  await page.getByRole("banner").getByRole("link", { name: "Doctors" }).click();
  await page.getByRole("tab", { name: "Nizwa" }).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "No doctors found" })).toBeVisible();
  await expect(
    page.getByText("No doctors found in this branch. Please select another branch."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "No team members found" })).toBeVisible();
  await expect(
    page.getByText("No team members found in this branch. Please select another branch."),
  ).toBeVisible();
});

// F78, F82, D22
test("a selected branch shows its names, its address and the ways to reach it", async ({
  page,
}) => {
  await page.goto("/doctors");
  await liveApp(page);
  const panel = page.getByRole("region", { name: /^Branch: / });
  await expect(panel).toHaveCount(0);
  await page.getByRole("tab", { name: "Nizwa" }).click();
  await expect(panel.getByRole("heading", { name: "Nizwa" })).toBeVisible();
  await expect(panel.locator("[lang=ar]")).toHaveText(arabicBranches.nizwa.name);
  await expect(panel).toContainText("Nizwa, Ad Dakhiliyah, Oman");
  for (const [name, href] of [
    [/\+968 0000 0006/, "tel:+96800000006"],
    [/WhatsApp/, "https://wa.me/96800000006"],
    [/Directions/, /google\.com\/maps.*Nizwa/],
    [/Book appointment/, "/book-consultation?branch=nizwa"],
    [/Opening hours/, "/branches?branch=nizwa"],
  ] as const) {
    await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await page.getByRole("tab", { name: "Qurum" }).click();
  await expect(panel.getByRole("link", { name: "Book appointment" })).toHaveAttribute(
    "href",
    "/book-consultation?branch=main",
  );
});

const profile = (page: Page) => page.getByRole("dialog", { name: "Dr Elina Laine" });
const openProfile = (page: Page) => page.getByRole("link", { name: "Dr Elina Laine" }).click();

// F73, F79, F82, D22
test("a card opens the doctor's profile as a dialog with its own address", async ({ page }) => {
  await page.goto("/doctors?branch=nizwa");
  await liveApp(page);
  await openProfile(page);
  await expect(page).toHaveURL("/doctors?branch=nizwa&doctor=elina-laine");
  const box = await profile(page).boundingBox();
  expect(box?.width).toBe(960);
  expect(box?.height).toBeLessThan(800);
  const { specialties, experience, education, languages } = doctorProfiles["elina-laine"];
  for (const text of [...specialties, experience, ...education, languages.join(", "), "Nizwa"]) {
    await expect(profile(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(profile(page).getByRole("button", { name: "Close" })).toHaveCount(1);
  await expect(profile(page).getByRole("link", { name: /Call/ })).toHaveAttribute(
    "href",
    "tel:+96800000006",
  );
  await profile(page).getByRole("link", { name: "Book appointment" }).click();
  await expect(page).toHaveURL("/book-consultation?branch=nizwa");
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  "its button": (page) => profile(page).getByRole("button", { name: "Close" }).click(),
  "a press beside it": (page) => page.mouse.click(20, 400),
  Escape: (page) => page.keyboard.press("Escape"),
  "the way back": (page) => page.goBack(),
};

// F80
for (const [way, close] of Object.entries(closings)) {
  test(`${way} closes the profile; address, place and keyboard are back where they were`, async ({
    page,
  }) => {
    await page.goto("/");
    await liveApp(page);
    await page.getByRole("banner").getByRole("link", { name: "Doctors" }).click();
    await page.getByRole("tab", { name: "Nizwa" }).click();
    await expect(cards(page)).toHaveCount(1);
    const place = await page.evaluate(() => scrollY);
    await openProfile(page);
    await expect(profile(page)).toBeVisible();
    await close(page);
    await expect(profile(page)).toHaveCount(0);
    await expect(page).toHaveURL("/doctors?branch=nizwa");
    await expect(page.getByRole("link", { name: "Dr Elina Laine" })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place);
    await page.goBack();
    await expect(page).toHaveURL("/doctors");
  });
}

test("a profile that was shared is open from the start and closes to the list", async ({
  page,
}) => {
  await page.goto("/doctors?doctor=elina-laine");
  await liveApp(page);
  await expect(profile(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile(page)).toHaveCount(0);
  await expect(page).toHaveURL("/doctors");
  await expect(page.getByRole("link", { name: "Dr Elina Laine" })).toBeFocused();
});

test("without JavaScript a card leads to the open profile, which can be closed", async ({
  newReader,
}) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/doctors");
  await openProfile(page);
  await expect(page).toHaveURL("/doctors?doctor=elina-laine");
  await expect(profile(page)).toBeVisible();
  await profile(page).getByRole("button", { name: "Close" }).first().click();
  await expect(profile(page)).toBeHidden();
});

test("a doctor on the home page leads to the open profile", async ({ page }) => {
  await page.goto("/");
  await liveApp(page);
  await page.getByRole("link", { name: "Dr Aisha Al Harthy" }).click();
  await expect(page).toHaveURL("/doctors?doctor=aisha-al-harthy");
  await expect(page.getByRole("dialog", { name: "Dr Aisha Al Harthy" })).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page).toHaveURL("/doctors");
  await expect(cards(page)).toHaveCount(doctorIds.length);
});

test("addresses that ask for nobody and nowhere show everybody", async ({ page }) => {
  await page.goto("/doctors?branch=sur&doctor=nobody");
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// D26
test("search engines are told of no stand-in person", async ({ request }) => {
  const html = await (await request.get("/doctors")).text();
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(data).toContain("BreadcrumbList");
  expect(data).not.toMatch(/Physician|Person|ItemList"(?!Element)/);
  for (const id of doctorIds) {
    expect(doctors[id].person.sample).toBe(true);
    expect(data).not.toContain(doctorProfiles[id].name);
  }
});

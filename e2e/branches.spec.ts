import { expect, type Page } from "@playwright/test";
import { weekdays } from "../app/content/facts/hours.ts";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";
import { omanTime } from "./support/oman-time.ts";
import { readWeek, weekOf } from "./support/week-table.ts";

const tabs = (page: Page) => page.getByRole("tab");
const card = (page: Page) => page.getByRole("tabpanel");
const others = (page: Page) => page.getByRole("navigation", { name: "Other branches" });

const weekend = ["Thursday", "Friday"];

/** What the page says of each branch (A§3, A§9). */
const branches = [
  {
    id: "main",
    name: "Muscat, Qurum",
    staff: "50+",
    specialties: ["LASIK Surgery", "Cataract Surgery", "Retinal Care"],
    table: weekOf("8:00-19:00", ["Friday"]),
  },
  {
    id: "sohar",
    name: "Sohar",
    staff: "25+",
    specialties: ["General Eye Care", "LASIK Surgery", "Contact Lens Fitting"],
    table: weekOf("8:30 AM-1:00 PM, 4:30-9:00 PM", weekend),
  },
  {
    id: "salalah",
    name: "Salalah",
    staff: "20+",
    specialties: ["Comprehensive Eye Exams", "Glaucoma Treatment", "Dry Eye Management"],
    table: weekOf("9:00 AM-1:30 PM, 4:30-9:00 PM", weekend),
  },
  {
    id: "nizwa",
    name: "Nizwa",
    staff: "15+",
    specialties: ["Routine Eye Care", "Vision Correction", "Eye Health Checkups"],
    table: weekOf("8:30 AM-1:30 PM, 5:00-9:00 PM", weekend),
  },
];

// F109, F111, F116, D6
test("the page states 4 locations, shows their four tabs, and begins with the main branch", async ({
  page,
}) => {
  await page.goto("/branches");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/4 locations/);
  await expect(tabs(page)).toHaveText([/Muscat, Qurum/, /Sohar/, /Salalah/, /Nizwa/]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Muscat, Qurum/);
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Muscat, Qurum");
  await expect(page.getByRole("link", { name: "see the Sur branch" })).toHaveAttribute(
    "href",
    "/book-consultation?branch=sur",
  );
});

// F112, F113, F114, F118, F120, F121
for (const { id, name, staff, specialties, table } of branches) {
  test(`the address of ${name} shows its picture, hours, staff, specialties and ways to reach it`, async ({
    page,
  }) => {
    await page.goto(`/branches?branch=${id}`);
    const panel = card(page);
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(name);
    await expect(panel.locator("img")).toHaveAttribute("src", new RegExp(`scene-${id}`));
    await expect(panel.getByText("Main Branch", { exact: true })).toHaveCount(
      id === "main" ? 1 : 0,
    );
    await expect(panel.getByRole("link", { name: /^Call \+968/ })).toHaveAttribute(
      "href",
      /^tel:\+968\d+$/,
    );
    const chat = panel.getByRole("link", { name: /WhatsApp/ });
    await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/968\d+$/);
    const directions = panel.getByRole("link", { name: /Directions/ });
    await expect(directions).toHaveAttribute("target", "_blank");
    await expect(directions).toHaveAttribute("rel", /noopener/);
    await expect(directions).toHaveAttribute("href", /^https:\/\/www\.google\.com\/maps\/search/);
    expect(await readWeek(page)).toEqual(table);
    await expect(panel.getByText(staff, { exact: true })).toBeVisible();
    await expect(panel.getByText("3 specialties", { exact: true })).toBeVisible();
    for (const specialty of specialties) {
      await expect(panel.getByText(specialty, { exact: true })).toBeVisible();
    }
    await expect(panel.getByText(/Certified by the Ministry of Health of Oman/)).toBeVisible();
  });
}

// F110
test("the tabs stay below the header; star and dot are told in words too", async ({ page }) => {
  await page.clock.setFixedTime(omanTime("friday", "10:00"));
  await page.goto("/branches");
  await liveApp(page);
  await expect(tabs(page)).toHaveText([
    "Main Branch Muscat, Qurum Closed",
    "Sohar Closed",
    "Salalah Closed",
    "Nizwa Closed",
  ]);
  const strip = page.getByRole("tablist");
  const frame = strip.locator("..");
  await expect(frame).toHaveCSS("position", "sticky");
  await card(page).getByRole("row").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  const header = page.getByRole("banner");
  await expect(async () => {
    const [bar, tabsAt] = await Promise.all([header.boundingBox(), frame.boundingBox()]);
    const edge = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect(Math.abs((tabsAt?.y ?? 0) - edge)).toBeLessThan(4);
  }).toPass();
});

// F116
test("a tab and a branch of the sidebar switch in place, and the address can be shared", async ({
  page,
}) => {
  await page.goto("/branches");
  await liveApp(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") requests.push(request.url());
  });
  await page.getByRole("tab", { name: /Salalah/ }).click();
  await expect(page).toHaveURL("/branches?branch=salalah");
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Salalah");
  await expect(others(page).getByRole("link")).toHaveText(["Muscat, Qurum", "Sohar", "Nizwa"]);
  await others(page).getByRole("link", { name: "Nizwa" }).click();
  await expect(page).toHaveURL("/branches?branch=nizwa");
  await expect(card(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Nizwa");
  await page.getByRole("tab", { name: /Muscat/ }).click();
  await expect(page).toHaveURL("/branches");
  expect(requests).toEqual([]);
  await page.goBack();
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Nizwa");
});

// F116, R28
test("arrow keys move along the tabs and Enter chooses", async ({ page }) => {
  await page.goto("/branches");
  await liveApp(page);
  await page.getByRole("tab", { selected: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Sohar/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Sohar");
});

for (const junk of ["sur", "qurum", "MAIN", "", "%3Cscript%3E", "__proto__"]) {
  test(`an address that asks for the branch "${junk}" shows the main branch`, async ({ page }) => {
    const response = await page.goto(`/branches?branch=${junk}`);
    expect(response?.status()).toBe(200);
    await liveApp(page);
    await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Muscat, Qurum");
    await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  });
}

// F115
for (const weekday of weekdays) {
  test(`on a ${weekday} exactly that row of the table is today`, async ({ page }) => {
    await page.clock.setFixedTime(omanTime(weekday, "00:00:30"));
    await page.goto("/branches?branch=sohar");
    await liveApp(page);
    const today = page.locator("main [aria-current=date]");
    await expect(today).toHaveCount(1);
    await expect(today).toContainText(new RegExp(`^${weekday}Today`, "i"));
  });
}

const moments = [
  { branch: "main", weekday: "saturday", at: "07:59", badge: "Closed" },
  { branch: "main", weekday: "saturday", at: "08:00", badge: "Open" },
  { branch: "main", weekday: "saturday", at: "17:59", badge: "Open" },
  { branch: "main", weekday: "saturday", at: "18:00", badge: "Closed" },
  { branch: "main", weekday: "friday", at: "10:00", badge: "Closed" },
  { branch: "sohar", weekday: "saturday", at: "14:00", badge: "Open" },
  { branch: "sohar", weekday: "saturday", at: "19:00", badge: "Closed" },
] as const;

// F122, F123
for (const { branch, weekday, at, badge } of moments) {
  test(`on a ${weekday} at ${at} the badge of ${branch} says ${badge}`, async ({ page }) => {
    await page.clock.setFixedTime(omanTime(weekday, at));
    await page.goto(`/branches?branch=${branch}`);
    await liveApp(page);
    await expect(
      card(page)
        .getByText(/^(Open|Closed)$/)
        .first(),
    ).toHaveText(badge);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`${badge}$`));
  });
}

// D11
test("beside the badge stands what the branch's own hours say", async ({ page }) => {
  await page.clock.setFixedTime(omanTime("saturday", "14:00"));
  await page.goto("/branches?branch=sohar");
  await liveApp(page);
  await expect(
    card(page).getByText(
      "Today's sessions: 8:30 AM-1:00 PM, 4:30-9:00 PM; opens again at 4:30 PM",
      { exact: true },
    ),
  ).toBeVisible();
});

// F124
test("the badge turns from open to closed within a minute, without a reload", async ({ page }) => {
  await page.clock.install({ time: omanTime("saturday", "17:57") });
  await page.goto("/branches");
  await liveApp(page);
  await page.clock.pauseAt(omanTime("saturday", "17:59:30"));
  const badge = card(page)
    .getByText(/^(Open|Closed)$/)
    .first();
  await expect(badge).toHaveText("Open");
  await page.evaluate(() => Object.assign(window, { marker: "still here" }));
  await page.clock.runFor(60_000);
  await expect(badge).toHaveText("Closed");
  expect(await page.evaluate(() => (window as { marker?: string }).marker)).toBe("still here");
});

// D11
for (const timezoneId of ["Pacific/Honolulu", "Pacific/Kiritimati", "America/New_York"]) {
  test(`a reader whose clock is set to ${timezoneId} sees Oman's day and status`, async ({
    newReader,
  }) => {
    const page = await newReader({ timezoneId });
    const faults: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await page.clock.setFixedTime(omanTime("friday", "23:59"));
    await page.goto("/branches");
    await liveApp(page);
    await expect(page.locator("main [aria-current=date]")).toContainText("Friday");
    await expect(page.getByRole("tab", { selected: true })).toHaveText(/Closed$/);
    expect(faults).toEqual([]);
  });
}

// F117
test("the help box leads to booking, to mail, and to a chat with the main branch", async ({
  page,
}) => {
  await page.goto("/branches?branch=sohar");
  const box = page.locator("section", {
    has: page.getByRole("heading", { name: "Need help?", exact: true }),
  });
  const help = box.last();
  await expect(help.getByRole("link", { name: "Book appointment" })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
  await expect(help.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", /^mailto:/);
  await expect(help.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/96800000003",
  );
});

// F34, F231, D13
for (const { path, ids } of [
  { path: "/branches", ids: ["main", "sohar", "salalah", "nizwa"] },
  { path: "/book-consultation?lang=ar", ids: ["main", "sohar", "salalah", "nizwa", "sur"] },
]) {
  test(`${path} tells search engines of each of its branches`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
    const clinics = graph.filter((thing) => thing["@type"] === "MedicalClinic");
    expect(clinics.map((clinic) => String(clinic["@id"]).split("#")[1])).toEqual(
      ids.map((id) => `clinic-${id}`),
    );
    for (const clinic of clinics) {
      expect(clinic).toMatchObject({
        name: expect.any(String),
        address: { addressCountry: "OM" },
        telephone: expect.stringMatching(/^\+968/),
      });
      expect(clinic.openingHoursSpecification).toEqual([
        expect.objectContaining({
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Saturday", "Sunday"],
          opens: "08:00",
          closes: "18:00",
        }),
        expect.objectContaining({ dayOfWeek: ["Friday"], opens: "09:00", closes: "13:00" }),
      ]);
    }
    expect(clinics.map((clinic) => clinic.geo !== undefined)).toEqual(
      ids.map((id) => id === "main"),
    );
  });
}

test("without JavaScript tabs and sidebar are links that show the branch", async ({
  newReader,
}) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/branches");
  await page.getByRole("tab", { name: /Sohar/ }).click();
  await expect(page).toHaveURL("/branches?branch=sohar");
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Sohar");
  await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
  await others(page).getByRole("link", { name: "Salalah" }).click();
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Salalah");
});

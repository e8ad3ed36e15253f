import { expect, type Page } from "@playwright/test";
import { liveApp } from "./support/app.ts";
import { test } from "./support/journey.ts";
import { omanTime } from "./support/oman-time.ts";
import { readWeek, weekOf } from "./support/week-table.ts";

const path = "/book-consultation";
const tabs = (page: Page) => page.getByRole("tab");
const card = (page: Page) => page.getByRole("tabpanel");

/** Week, staff and specialties of each branch (A§3, A§9). */
const branches = [
  {
    id: "main",
    name: "Muscat, Qurum",
    week: weekOf("8:00 AM-6:00 PM", ["Friday"]),
    staff: "50+",
    specialties: ["LASIK Surgery", "Cataract Surgery", "Retinal Care"],
  },
  {
    id: "sohar",
    name: "Sohar",
    week: weekOf("8:30 AM-1:00 PM, 4:30-9:00 PM", ["Thursday", "Friday"]),
    staff: "25+",
    specialties: ["General Eye Care", "LASIK Surgery", "Contact Lens Fitting"],
  },
  {
    id: "salalah",
    name: "Salalah",
    week: weekOf("9:00 AM-1:30 PM, 4:30-9:00 PM", ["Thursday", "Friday"]),
    staff: "20+",
    specialties: ["Comprehensive Eye Exams", "Glaucoma Treatment", "Dry Eye Management"],
  },
  {
    id: "nizwa",
    name: "Nizwa",
    week: weekOf("8:30 AM-1:30 PM, 5:00-9:00 PM", ["Thursday", "Friday"]),
    staff: "15+",
    specialties: ["Routine Eye Care", "Vision Correction", "Eye Health Checkups"],
  },
  {
    id: "sur",
    name: "Sur",
    week: weekOf("9:00 AM-1:00 PM, 4:00-9:00 PM", ["Thursday", "Friday"]),
    staff: "18+",
    specialties: ["Complete Eye Care", "Vision Testing", "Optical Services"],
  },
];

// F125, F126, F128, D9
test("the opening makes its claims and says when messages are answered", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main).toContainText("The largest private eye centre in Oman");
  const claims = await main.locator("dl").first().locator("> div").allInnerTexts();
  expect(claims.map((claim) => claim.split(/\s*\n\s*/).sort())).toEqual([
    ["50K+", "patients"],
    ["15+", "years"],
    ["5", "branches"],
  ]);
  await expect(main).toContainText("Saturday to Thursday, 8:00 AM to 5:30 PM");
  await expect(main).toContainText("Messages outside hours are answered the next business day.");
  await expect(main).toContainText("Hours differ by branch:");
  await expect(main.getByRole("link", { name: "see your branch" })).toHaveAttribute(
    "href",
    "/branches",
  );
});

// F129, F133
test("five tabs begin with the main branch, and the other branches are cards that switch", async ({
  page,
}) => {
  await page.clock.setFixedTime(omanTime("saturday", "10:00"));
  await page.goto(path);
  await liveApp(page);
  await expect(tabs(page)).toHaveText([
    "Main Branch Muscat, Qurum Open Now",
    "Sohar Open Now",
    "Salalah Open Now",
    "Nizwa Open Now",
    "Sur Open Now",
  ]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Muscat/);
  const others = page.getByRole("navigation", { name: "Other branches" });
  await expect(others.getByRole("link")).toHaveText(["Sohar", "Salalah", "Nizwa", "Sur"]);
  await others.getByRole("link", { name: "Sur" }).click();
  await expect(page).toHaveURL(`${path}?branch=sur`);
  const name = card(page).getByRole("heading", { level: 2 });
  await expect(name).toHaveText("Sur");
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(others.getByRole("link")).toHaveText(["Muscat, Qurum", "Sohar", "Salalah", "Nizwa"]);
});

// F120, F121, F130, F131, F132
for (const { id, name, week, staff, specialties } of branches) {
  test(`the card of ${name} has hours, staff, specialties, services and ways to book`, async ({
    page,
  }) => {
    await page.goto(`${path}?branch=${id}`);
    const panel = card(page);
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(name);
    await expect(panel.locator("img")).toHaveAttribute("src", new RegExp(`scene-${id}`));
    await expect(panel.getByText("Main Branch", { exact: true })).toHaveCount(
      id === "main" ? 1 : 0,
    );
    expect(await readWeek(page)).toEqual(week);
    await expect(panel.getByText(staff, { exact: true })).toBeVisible();
    for (const specialty of specialties) {
      await expect(panel.getByText(specialty, { exact: true })).toBeVisible();
    }
    await expect(panel.getByText("Available services")).toBeVisible();
    await expect(panel.getByText("Consultation and eye examination")).toBeVisible();
    await expect(panel.getByRole("link", { name: /^Call \+968/ })).toHaveAttribute(
      "href",
      /^tel:\+968\d+$/,
    );
    const directions = panel.getByRole("link", { name: /Get directions/ });
    await expect(directions).toHaveAttribute("target", "_blank");
    const chat = new URL(
      (await panel.getByRole("link", { name: /WhatsApp/ }).getAttribute("href")) ?? "",
    );
    expect(chat.pathname).toMatch(/^\/968\d+$/);
    expect(chat.searchParams.get("text")).toBe("I would like to book a consultation appointment");
  });
}

// F131, R36
test("in Arabic the chat begins in Arabic", async ({ page }) => {
  await page.goto(`${path}?lang=ar`);
  const chat = card(page).getByRole("link", { name: /واتساب/ });
  const address = new URL((await chat.getAttribute("href")) ?? "");
  expect(address.searchParams.get("text")).toBe("أرغب في حجز موعد استشارة");
});

// F122, F123
for (const { branch, weekday, at, badge } of [
  { branch: "main", weekday: "saturday", at: "07:59", badge: "Closed" },
  { branch: "main", weekday: "saturday", at: "08:00", badge: "Open Now" },
  { branch: "main", weekday: "saturday", at: "17:59", badge: "Open Now" },
  { branch: "main", weekday: "saturday", at: "18:00", badge: "Closed" },
  { branch: "main", weekday: "friday", at: "10:00", badge: "Closed" },
  { branch: "sur", weekday: "saturday", at: "14:00", badge: "Open Now" },
  { branch: "sur", weekday: "thursday", at: "10:00", badge: "Closed" },
] as const) {
  test(`on a ${weekday} at ${at} the badge of ${branch} says ${badge}`, async ({ page }) => {
    await page.clock.setFixedTime(omanTime(weekday, at));
    await page.goto(`${path}?branch=${branch}`);
    await liveApp(page);
    await expect(
      card(page)
        .getByText(/^(Open Now|Closed)$/)
        .first(),
    ).toHaveText(badge);
    await expect(page.locator("main [aria-current=date]")).toHaveCount(1);
  });
}

// F124
test("the badge turns to open within a minute, without a reload", async ({ page }) => {
  await page.clock.install({ time: omanTime("sunday", "07:57") });
  await page.goto(path);
  await liveApp(page);
  await page.clock.pauseAt(omanTime("sunday", "07:59:30"));
  const badge = card(page)
    .getByText(/^(Open Now|Closed)$/)
    .first();
  await expect(badge).toHaveText("Closed");
  await page.clock.runFor(60_000);
  await expect(badge).toHaveText("Open Now");
});

// F127, F135
test("what to expect stands in three steps with a way to the FAQ", async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3 })).toContainText([
    "Easy Scheduling",
    "Comprehensive Exam (45-60 minutes)",
    "Treatment Plan",
  ]);
  await expect(main).toContainText("Sunday through Thursday");
  await expect(main.getByRole("link", { name: "More answers in the FAQ" })).toHaveAttribute(
    "href",
    "/faq",
  );
});

// F134
test("the help box leads to the FAQ and to a chat with the main branch", async ({ page }) => {
  await page.goto(`${path}?branch=sur`);
  const help = page
    .locator("section", { has: page.getByRole("heading", { name: "Need Help?", exact: true }) })
    .last();
  await expect(help.getByRole("link", { name: "Read the FAQ" })).toHaveAttribute("href", "/faq");
  await expect(help.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/96800000003\?text=/,
  );
});

// F136
test("there is no form", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator("form, input, textarea, select")).toHaveCount(0);
});

// F137, D24
test("a reader who comes from the foot of a page arrives at the top", async ({ page }) => {
  await page.goto("/");
  await liveApp(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Book consultation" });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// F138
test("sections come in at a tenth, 50 px inside the window", async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        seen.push(options);
      }
    };
  });
  await page.goto(path);
  await liveApp(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))
    .toEqual([
      { threshold: 0.1, rootMargin: "0px 0px -50px 0px" },
      { threshold: 0.1, rootMargin: "0px 0px -50px 0px" },
    ]);
});

test("an address that names no branch of ours shows the main branch", async ({ page }) => {
  await page.goto(`${path}?branch=dubai`);
  await liveApp(page);
  await expect(card(page).getByRole("heading", { level: 2 })).toHaveText("Muscat, Qurum");
});

test("the drawn map names the five branches", async ({ page }) => {
  await page.goto(path);
  const map = page.getByRole("img", { name: /Map of Oman/ });
  await expect(map).toBeVisible();
  await expect(map.locator("text")).toHaveText(["Muscat", "Sohar", "Salalah", "Nizwa", "Sur"]);
});

import { expect, type Page } from "@playwright/test";
import { clinic, telephoneLink, videoLink } from "../../app/content/data/clinic.ts";
import { aboutFigures } from "../../app/content/data/figures.ts";
import { timeline } from "../../app/content/data/timeline.ts";
import { type Locale, locales } from "../../app/i18n/locale.ts";
import { formatAtLeast, formatNumber, formatPercent } from "../../app/i18n/numerals.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { en, words } from "../support/words.ts";

const videoOrigin = "https://www.youtube-nocookie.com";

/** Fulfils requests for the video, and records the origins of requests to other hosts. */
async function recordOtherHosts(page: Page): Promise<string[]> {
  const origins: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !origin.startsWith("http://127.0.0.1")) origins.push(origin);
  });
  await page.route(`${videoOrigin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
  );
  return origins;
}

// REQ-ABOUT-1, REQ-CLAIM-1
test("the page starts with the founders, the year, the certificate and the video", async ({
  page,
}) => {
  await page.goto("/about");
  const head = page.getByRole("main").locator("header");
  await expect(head.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(head).toContainText(en.about.hero.lead);
  await expect(head.getByText(en.about.hero.certificate)).toBeVisible();
  const poster = head.getByRole("button", { name: en.about.video.play });
  await expect(poster.getByRole("presentation")).toBeInViewport();
});

test("the year in the illustration has the digits of the language", async ({ page }) => {
  const imageSource = async (address: string, label: string) => {
    await page.goto(address);
    return page.getByRole("img", { name: label }).getAttribute("src");
  };
  const year = await imageSource("/about", en.about.since);
  expect(year).toContain("founding-year");
  const arabicYear = await imageSource("/about?lang=ar", words.ar.about.since);
  expect(arabicYear).toContain("founding-year-ar");
  expect(arabicYear).not.toBe(year);
});

// REQ-ABOUT-2
test("the video loads after a click only, plays at once and has the focus", async ({ page }) => {
  const origins = await recordOtherHosts(page);
  await page.goto("/about");
  await waitUntilInteractive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(origins).toEqual([]);
  await page.getByRole("button", { name: en.about.video.play }).click();
  const frame = page.getByTitle(en.about.video.frame);
  await expect(frame).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/.+autoplay=1/,
  );
  await expect(frame).toHaveAttribute("allow", /autoplay/);
  await expect(frame).toBeFocused();
  await expect.poll(() => origins).toEqual([videoOrigin]);
  await expect(page.getByRole("button", { name: en.about.video.play })).toHaveCount(0);
});

test("Space and Enter start the video", async ({ page }) => {
  await recordOtherHosts(page);
  for (const key of ["Space", "Enter"]) {
    await page.goto("/about");
    await waitUntilInteractive(page);
    await page.getByRole("button", { name: en.about.video.play }).press(key);
    await expect(page.locator("iframe")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/about");
  }
});

test("a click before hydration starts the video", { tag: "@smoke" }, async ({ page }) => {
  await recordOtherHosts(page);
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByText(en.about.video.play).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await release();
  await expect(page.locator("iframe")).toBeVisible();
});

test("a click starts the video when each of four scripts is 1.5 seconds late", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await recordOtherHosts(page);
  await page.clock.install();
  // Only scripts are delayed. An island needs fewer than four scripts in a row.
  const release = await delayRequests(page, "**/assets/*.js");
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByText(en.about.video.play).click();
  await page.clock.runFor(4 * 1500);
  await release();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page).toHaveURL("/about");
});

test("without JavaScript the poster is a link to the video", async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/about");
  const link = page.getByRole("link", { name: en.about.video.play });
  await expect(link).toHaveAttribute("href", videoLink(clinic.video.value));
});

// REQ-ABOUT-3
test("the timeline lists the openings in order and marks the latest", async ({ page }) => {
  await page.goto("/about");
  const openings = page.locator("#timeline").getByRole("listitem");
  await expect(openings.getByRole("heading")).toHaveText(
    timeline.map(({ branch, year }) => `${year} ${en.about.timeline.items[branch].title}`),
  );
  const rings = await openings.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, "::before").backgroundColor),
  );
  // The latest has its own colour.
  const latest = timeline.findIndex(({ colour }) => colour === "amber");
  expect(new Set(rings.toSpliced(latest, 1)).size).toBe(1);
  expect(rings.toSpliced(latest, 1)).not.toContain(rings[latest]);
  const boxes = await openings.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(boxes).size).toBe(1);
});

/** Formats a figure with its suffix. */
function figureText({ value, suffix }: (typeof aboutFigures)[number], locale: Locale): string {
  const format = { "+": formatAtLeast, "%": formatPercent, "": formatNumber }[suffix];
  return format(value, locale);
}

// REQ-ABOUT-4
for (const locale of locales) {
  test(`the HTML contains the story, the figures and the year (${locale})`, async ({ request }) => {
    const html = await (await request.get(`/about?lang=${locale}`)).text();
    const text = html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    const { story, figures } = words[locale].about;
    for (const claim of [
      ...story.paragraphs,
      ...aboutFigures.flatMap((figure) => [figureText(figure, locale), figures.labels[figure.key]]),
      figures.award,
    ]) {
      expect.soft(text.replaceAll(" ", "")).toContain(claim.replaceAll(" ", ""));
    }
  });
}

// REQ-ABOUT-5
test("the page explains the technology and shows an illustration of each room", async ({
  page,
}) => {
  await page.goto("/about");
  const technology = page.locator("#technology");
  await expect(technology.getByRole("heading", { level: 2 })).toHaveText(en.about.technology.title);
  await expect(technology.getByRole("listitem")).toHaveCount(en.about.technology.items.length);
  const rooms = page.locator("#gallery").getByRole("listitem");
  const { length: count } = en.about.gallery.items;
  await expect(rooms).toHaveCount(count);
  await expect(rooms.locator("svg")).toHaveCount(count);
  const drawings = await rooms.locator("svg").evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(drawings).size).toBe(count);
});

// REQ-ABOUT-6
test("the page links to booking and to the phone number at its start and its end", async ({
  page,
}) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  const calls = main.locator(`a[href="${telephoneLink(clinic.phones[0].value)}"]`);
  await expect(calls).toHaveCount(2);
  const books = main.getByRole("link", { name: en.about.hero.book });
  await expect(books).toHaveCount(2);
  await books.last().click();
  await expect(page).toHaveURL("/book-consultation");
});

const topOf = (page: Page, id: string) =>
  page.evaluate((part) => document.getElementById(part)?.getBoundingClientRect().top ?? 0, id);

// REQ-ABOUT-7
for (const part of ["timeline", "story", "figures", "technology", "gallery"]) {
  test(`the fragment #${part} scrolls to its section, 120 px below the top`, async ({ page }) => {
    await page.goto(`/about#${part}`);
    await waitUntilInteractive(page);
    await expect.poll(async () => Math.abs((await topOf(page, part)) - 120)).toBeLessThan(2);
  });
}

test("an internal link with a fragment scrolls to its section", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  // No page has such a link yet.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/about#gallery" });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL("/about#gallery");
  await expect.poll(async () => Math.abs((await topOf(page, "gallery")) - 120)).toBeLessThan(2);
});

test("Back restores the scroll position and not the fragment", async ({ page }) => {
  await page.goto("/about#gallery");
  await waitUntilInteractive(page);
  await expect.poll(async () => Math.abs((await topOf(page, "gallery")) - 120)).toBeLessThan(2);
  await page.evaluate(() => scrollTo(0, 400));
  // `click()` would scroll while the header is still animated.
  await page
    .getByRole("banner")
    .getByRole("link", { name: en.shell.navigation.doctors })
    .dispatchEvent("click");
  await expect(page).toHaveURL("/doctors");
  await page.goBack();
  await expect(page.locator("#gallery")).toBeAttached();
  await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 400)));
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

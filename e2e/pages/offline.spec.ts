import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { omanDay } from "../../app/opening-hours/muscat-clock.ts";
import { liveApp } from "../support/app.ts";
import { type OwnSite, test } from "../support/sites/own-site.ts";
import { words } from "../support/words.ts";

// Sites are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 240_000 });

const quiet = 5000;
const anywhere = "https://www.clinic.example";
const line = (page: Page) => page.getByRole("main").locator("[data-kept]");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const number = (page: Page, phone: string) =>
  page
    .getByRole("main")
    .locator(`a[href="tel:${phone.replaceAll(" ", "")}"]`)
    .first();

/** What the browser keeps: names of its stores, and addresses of the pages in them. */
function keptBy(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    const addresses = (await Promise.all(requests)).flat().map(({ url }) => new URL(url));
    const pages = addresses.filter(({ pathname }) => !pathname.startsWith("/assets/"));
    return {
      names,
      pages: pages.map(({ pathname, search }) => pathname + search),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });
}

/** A reader whose browser may have a worker, with a page whose clock stands still. */
async function openReader(browser: Browser): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.clock.install();
  return [context, page];
}

/** Opens a page and moves, so that the script comes which waits for quiet. */
async function openAndMove(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await liveApp(page);
  const later = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/on-interaction-"),
  );
  await page.keyboard.press("Shift");
  await (await later).response();
  // What has come has run a moment later; from then on the clock stands.
  await page.clock.runFor(100);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await page.keyboard.press("Shift");
}

/** The line over a copy: with today's date in Oman, in the page's language. */
async function expectAge(page: Page, locale: Locale): Promise<void> {
  const date = formatDateLong(omanDay(Date.now()).date, locale);
  const [before = ""] = words[locale].shell.keptCopy.split("{time}");
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toContainText(interpolate(before, { date }));
  await expect(line(page)).not.toContainText("{");
}

/** Reads without a network what is kept beforehand and what was opened. */
async function readCopies(page: Page, open: (path: string) => string): Promise<void> {
  await test.step("branches with hours and phones, and what is urgent, in both languages", async () => {
    for (const locale of ["en", "ar"] as const) {
      for (const id of ["branches", "booking"] as const) {
        await page.goto(open(`${pathOf(id)}${locale === "ar" ? "?lang=ar" : ""}`));
        await expectAge(page, locale);
        await expect(number(page, emergencyNumber.value)).toBeVisible();
        await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
      }
    }
  });

  await test.step("a branch can be chosen there", async () => {
    await page.goto(open(`${pathOf("branches")}?utm_source=paper`));
    const { name } = words.en.branches.sohar;
    await page.getByRole("main").getByRole("tab", { name }).click();
    await expect(number(page, branches.sohar.phone.value)).toBeVisible();
  });

  await test.step("pages that were opened, also the first", async () => {
    for (const path of ["/about", "/faq"]) {
      await page.goto(open(path));
      await expectAge(page, "en");
      await expect(title(page)).not.toHaveText(words.en.offline.title);
    }
  });
}

/** Reads a copy while the site takes the question and gives no answer. */
async function readWhileNothingAnswers(
  page: Page,
  open: (path: string) => string,
  site: OwnSite,
): Promise<void> {
  await test.step("a site that does not answer is not waited for where there is a copy", async () => {
    site.process.kill("SIGSTOP");
    await page.goto(open("/faq"));
    await expectAge(page, "en");
    site.process.kill("SIGCONT");
    await page.goto(open("/faq"));
    await expect(line(page)).toBeHidden();
  });
}

test("what was opened, the branches and what is urgent are there without a network, and say from when", async ({
  browser,
  startSite,
}) => {
  const site = await startSite(0);
  const open = (path: string) => site.address + path;
  const restart = async (old: OwnSite, environment: Record<string, string>) => {
    old.process.kill("SIGKILL");
    await old.ended;
    return startSite(0, environment);
  };
  const [context, page] = await openReader(browser);

  await test.step("a reader who saves data gets no worker", async () => {
    const [sparing, other] = await openReader(browser);
    await sparing.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await openAndMove(other, open("/faq"));
    await other.clock.runFor(2 * quiet);
    expect((await keptBy(other)).workers).toBe(0);
    await sparing.close();
  });

  await test.step("it comes once the first visit has gone quiet", async () => {
    await openAndMove(page, open("/about"));
    await page.clock.runFor(quiet - 200);
    await page.keyboard.press("Shift");
    await page.clock.runFor(quiet - 200);
    expect((await keptBy(page)).workers).toBe(0);
    await page.clock.runFor(200);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(open("/faq?utm_source=paper"));
    await expect(line(page)).toBeHidden();
    await page.goto(open("/search?q=cataract"));
    await page.goto(open("/login"));
  });

  await test.step("nothing of an account and nothing that was typed is kept", async () => {
    await expect.poll(async () => (await keptBy(page)).pages).toContain("/faq");
    const { pages } = await keptBy(page);
    expect(pages).toContain("/about");
    expect(pages.filter((one) => /login|search|utm/.test(one))).toEqual([]);
  });

  await context.setOffline(true);

  await readCopies(page, open);

  await test.step("in place of any other page whom to call, and the way on", async () => {
    await page.goto(open("/insurance?lang=ar"));
    await expect(title(page)).toHaveText(words.ar.offline.title);
    await page.goto(open("/insurance"));
    await expect(title(page)).toHaveText(words.en.offline.title);
    await expect(line(page)).toBeHidden();
    for (const id of contactBranchIds)
      await expect(number(page, branches[id].phone.value)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: words.en.offline.again }).click();
    await expect(title(page)).not.toHaveText(words.en.offline.title);
    await expect(line(page)).toBeHidden();
  });

  await readWhileNothingAnswers(page, open, site);

  const next = await restart(site, { SITE_URL: anywhere });

  await test.step("a new release takes the place of all that was kept, opened pages included", async () => {
    const { names: former } = await keptBy(page);
    await page.goto(open("/insurance"));
    await expect
      .poll(async () => (await keptBy(page)).names.filter((name) => former.includes(name)))
      .toEqual([]);
    await context.setOffline(true);
    for (const path of ["/about", "/faq", "/branches"]) {
      await page.goto(open(path));
      await expectAge(page, "en");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", anywhere + path);
    }
    await context.setOffline(false);
  });

  await test.step("where the site keeps no pages any more, all of it goes", async () => {
    await restart(next, { OFFLINE_PAGES: "off" });
    await page.goto(open("/about"));
    await expect.poll(() => keptBy(page)).toEqual({ names: [], pages: [], workers: 0 });
  });
  await context.close();
});

import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import type { ServerProcess } from "../../tools/test-servers/server-process.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/servers/own-server.ts";
import { words } from "../support/words.ts";

// Starting servers takes long on a busy machine.
test.describe.configure({ timeout: 240_000 });

const quietTime = 5000;
/** A new service worker caches about a hundred files before it is active. On a busy machine this takes long. */
const activation = { timeout: 90_000 };
const newSiteUrl = "https://www.clinic.example";
const copyNotice = (page: Page) => page.getByRole("main").locator("[data-offline-copy]");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const phoneLink = (page: Page, phone: string) =>
  page
    .getByRole("main")
    .locator(`a[href="tel:${phone.replaceAll(" ", "")}"]`)
    .first();

/** Reads the names of the caches, and the number of service workers. */
function readWorkers(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Lists the cached pages. While a worker deletes caches this would create them again, because it opens them. */
function listCachedPages(page: Page) {
  return page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const addresses = (await Promise.all(requests)).flat().map(({ url }) => new URL(url));
    return addresses
      .filter(({ pathname }) => !pathname.startsWith("/assets/"))
      .map(({ pathname, search }) => pathname + search);
  });
}

/** Waits until a worker controls the page. */
async function waitForController(page: Page): Promise<void> {
  const hasController = () => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(hasController, undefined, activation);
}

/**
 * Reads the workers after a check for a new one. The browser also checks after a navigation, but a check that is still
 * running then, and fails because the earlier server has stopped, is not repeated.
 */
async function updateAndReadWorkers(page: Page): ReturnType<typeof readWorkers> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Fails while another worker is being installed, and once the worker is unregistered.
    await registration?.update().catch(() => {});
  });
  return readWorkers(page);
}

/** Waits until a new worker has deleted these caches. */
async function expectDeleted(page: Page, names: readonly string[]): Promise<void> {
  const listRest = async () =>
    (await updateAndReadWorkers(page)).caches.filter((name) => names.includes(name));
  await expect.poll(listRest, activation).toEqual([]);
}

/** Opens a tab that allows service workers, with a fake clock. */
async function openVisitor(browser: Browser): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.clock.install();
  return [context, page];
}

/** Opens a page and interacts, which loads the script that registers the service worker. */
async function openAndMove(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
  const later = page.waitForEvent("requestfinished", (request) =>
    request.url().includes("/on-interaction-"),
  );
  await page.keyboard.press("Shift");
  await (await later).response();
  // A loaded script has run after 100 ms. From then on the clock is paused, at a time that a busy machine has not passed.
  await page.clock.runFor(100);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await page.keyboard.press("Shift");
}

/** Expects the notice of an offline copy, with today's date in Oman, in the page's language. */
async function expectCopyNotice(page: Page, locale: Locale): Promise<void> {
  const date = formatDateLong(omanDay(Date.now()).date, locale);
  const [before = ""] = words[locale].offline.notice.copy.split("{time}");
  await expect(copyNotice(page)).toBeVisible();
  await expect(copyNotice(page)).toContainText(interpolate(before, { date }));
  await expect(copyNotice(page)).not.toContainText("{");
}

/** Opens precached and visited pages without a network. */
async function expectOfflineCopies(page: Page, open: (path: string) => string): Promise<void> {
  await test.step("branches with hours and phone numbers, and the triage, in both languages", async () => {
    for (const locale of ["en", "ar"] as const) {
      for (const id of ["branches", "booking"] as const) {
        await page.goto(open(`${pathOf(id)}${locale === "ar" ? "?lang=ar" : ""}`));
        await expectCopyNotice(page, locale);
        await expect(phoneLink(page, emergencyNumber.value)).toBeVisible();
        await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
      }
    }
  });

  await test.step("another branch can be selected", async () => {
    await page.goto(open(`${pathOf("branches")}?utm_source=paper`));
    const { name } = words.en.branches.sohar;
    await page.getByRole("main").getByRole("tab", { name }).click();
    await expect(phoneLink(page, branches.sohar.phone.value)).toBeVisible();
    // The precached copy has the first branch, until its scripts run.
    await page.goto(open(`${pathOf("branches")}?branch=salalah`));
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(phoneLink(page, branches.salalah.phone.value)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });

  await test.step("visited pages, the first one included", async () => {
    for (const path of ["/about", "/faq"]) {
      await page.goto(open(path));
      await expectCopyNotice(page, "en");
      await expect(title(page)).not.toHaveText(words.en.offline.title);
    }
  });

  await test.step("the plan of a visit writes its message and says that it cannot be sent", async () => {
    const { view } = words.ar.visit;
    await page.goto(open("/visit?lang=ar"));
    await expectCopyNotice(page, "ar");
    const message = page.locator("#visit-message");
    await page.getByRole("radio", { name: view.purposes.lasik }).click();
    await expect(message).toContainText(words.ar.visit.messages.purposes.lasik);
    await expect(message).toContainText(view.message.offline);
  });

  await test.step("the timetable of drops opens without a visit before, in both languages", async () => {
    for (const locale of ["en", "ar"] as const) {
      const { view, sheet } = words[locale].myDrops;
      await page.goto(open(`/my-drops${locale === "ar" ? "?lang=ar" : ""}`));
      await expect(copyNotice(page)).toBeVisible();
      await expect(copyNotice(page)).toHaveText(words[locale].offline.notice.tool);
      await page.getByRole("button", { name: view.first.action }).click();
      await page.getByLabel(view.bottle.name).fill(locale);
      await page.getByRole("button", { name: view.bottle.done }).click();
      await page.getByRole("link", { name: view.showDay }).click();
      const day = page.getByRole("table", { name: view.day.title });
      await expect(day).toContainText(locale);
      await expect(day).toContainText(sheet.eyes.both);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

/** Opens a copy while the server accepts connections and does not respond. */
async function expectCopyWithoutResponse(
  page: Page,
  open: (path: string) => string,
  server: ServerProcess,
): Promise<void> {
  await test.step("the service worker shows a copy when the server does not respond", async () => {
    server.process.kill("SIGSTOP");
    await page.goto(open("/faq"));
    await expectCopyNotice(page, "en");
    server.process.kill("SIGCONT");
    await page.goto(open("/faq"));
    await expect(copyNotice(page)).toBeHidden();
  });
}

test("visited pages, branches and the triage are available offline, with their date", async ({
  browser,
  startServer,
}) => {
  const server = await startServer(0);
  const open = (path: string) => server.address + path;
  const restart = async (previous: ServerProcess, environment: Record<string, string>) => {
    previous.process.kill("SIGKILL");
    await previous.exited;
    return startServer(0, environment);
  };
  const [context, page] = await openVisitor(browser);

  await test.step("with Save-Data no service worker is registered", async () => {
    const [saveDataContext, saveDataPage] = await openVisitor(browser);
    await saveDataContext.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await openAndMove(saveDataPage, open("/faq"));
    await saveDataPage.clock.runFor(2 * quietTime);
    expect((await readWorkers(saveDataPage)).workers).toBe(0);
    await saveDataContext.close();
  });

  await test.step("the service worker is registered after five seconds without an interaction", async () => {
    await openAndMove(page, open("/about"));
    await page.clock.runFor(quietTime - 200);
    await page.keyboard.press("Shift");
    await page.clock.runFor(quietTime - 200);
    expect((await readWorkers(page)).workers).toBe(0);
    await page.clock.runFor(200);
    await waitForController(page);
    await page.goto(open("/faq?utm_source=paper"));
    await expect(copyNotice(page)).toBeHidden();
    await page.goto(open("/search?q=cataract"));
    await page.goto(open("/login"));
  });

  await test.step("account pages and search queries are not cached", async () => {
    await expect.poll(() => listCachedPages(page)).toContain("/faq");
    const pages = await listCachedPages(page);
    expect(pages).toContain("/about");
    expect(pages.filter((one) => /login|search|utm/.test(one))).toEqual([]);
  });

  await context.setOffline(true);

  await expectOfflineCopies(page, open);

  await test.step("other pages are replaced by the offline page with phone numbers and a retry link", async () => {
    await page.goto(open("/insurance?lang=ar"));
    await expect(title(page)).toHaveText(words.ar.offline.title);
    await page.goto(open("/insurance"));
    await expect(title(page)).toHaveText(words.en.offline.title);
    await expect(copyNotice(page)).toBeHidden();
    for (const id of contactBranchIds)
      await expect(phoneLink(page, branches[id].phone.value)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: words.en.offline.again }).click();
    await expect(title(page)).not.toHaveText(words.en.offline.title);
    await expect(copyNotice(page)).toBeHidden();
  });

  await expectCopyWithoutResponse(page, open, server);

  const next = await restart(server, { SITE_URL: newSiteUrl });

  await test.step("a new release replaces all cached pages", async () => {
    const { caches: oldCaches } = await readWorkers(page);
    await page.goto(open("/insurance"));
    await expectDeleted(page, oldCaches);
    await context.setOffline(true);
    for (const path of ["/about", "/faq", "/branches"]) {
      await page.goto(open(path));
      await expectCopyNotice(page, "en");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", newSiteUrl + path);
    }
    await context.setOffline(false);
  });

  await test.step("without offline pages all caches and the service worker are removed", async () => {
    await restart(next, { OFFLINE_PAGES: "off" });
    await page.goto(open("/about"));
    const noWorkers = { caches: [], workers: 0 };
    await expect.poll(() => updateAndReadWorkers(page), activation).toEqual(noWorkers);
  });
  await context.close();
});

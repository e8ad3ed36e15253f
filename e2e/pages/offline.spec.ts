import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { branches } from "../../app/content/data/branches.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { formatDateLong } from "../../app/i18n/dates.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { omanDay } from "../../app/opening-hours/muscat-clock.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { type ServerProcess, test } from "../support/servers/server-process.ts";
import { words } from "../support/words.ts";

// Sites are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 240_000 });

const quietTime = 5000;
const newSiteUrl = "https://www.clinic.example";
const copyNotice = (page: Page) => page.getByRole("main").locator("[data-kept]");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const phoneLink = (page: Page, phone: string) =>
  page
    .getByRole("main")
    .locator(`a[href="tel:${phone.replaceAll(" ", "")}"]`)
    .first();

/** What the browser keeps: names of its stores, and addresses of the pages in them. */
function readCaches(page: Page) {
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
async function openVisitor(browser: Browser): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.clock.install();
  return [context, page];
}

/** Opens a page and moves, so that the script comes which waits for quiet. */
async function openAndMove(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilInteractive(page);
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
async function expectCopyNotice(page: Page, locale: Locale): Promise<void> {
  const date = formatDateLong(omanDay(Date.now()).date, locale);
  const [before = ""] = words[locale].shell.offlineCopy.split("{time}");
  await expect(copyNotice(page)).toBeVisible();
  await expect(copyNotice(page)).toContainText(interpolate(before, { date }));
  await expect(copyNotice(page)).not.toContainText("{");
}

/** Reads without a network what is kept beforehand and what was opened. */
async function expectOfflineCopies(page: Page, open: (path: string) => string): Promise<void> {
  await test.step("branches with hours and phones, and what is urgent, in both languages", async () => {
    for (const locale of ["en", "ar"] as const) {
      for (const id of ["branches", "booking"] as const) {
        await page.goto(open(`${pathOf(id)}${locale === "ar" ? "?lang=ar" : ""}`));
        await expectCopyNotice(page, locale);
        await expect(phoneLink(page, emergencyNumber.value)).toBeVisible();
        await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
      }
    }
  });

  await test.step("a branch can be chosen there", async () => {
    await page.goto(open(`${pathOf("branches")}?utm_source=paper`));
    const { name } = words.en.branches.sohar;
    await page.getByRole("main").getByRole("tab", { name }).click();
    await expect(phoneLink(page, branches.sohar.phone.value)).toBeVisible();
  });

  await test.step("pages that were opened, also the first", async () => {
    for (const path of ["/about", "/faq"]) {
      await page.goto(open(path));
      await expectCopyNotice(page, "en");
      await expect(title(page)).not.toHaveText(words.en.offline.title);
    }
  });
}

/** Reads a copy while the site takes the question and gives no answer. */
async function expectCopyWithoutResponse(
  page: Page,
  open: (path: string) => string,
  server: ServerProcess,
): Promise<void> {
  await test.step("a site that does not answer is not waited for where there is a copy", async () => {
    server.process.kill("SIGSTOP");
    await page.goto(open("/faq"));
    await expectCopyNotice(page, "en");
    server.process.kill("SIGCONT");
    await page.goto(open("/faq"));
    await expect(copyNotice(page)).toBeHidden();
  });
}

test("what was opened, the branches and what is urgent are there without a network, and say from when", async ({
  browser,
  startServer,
}) => {
  const server = await startServer(0);
  const open = (path: string) => server.address + path;
  const restart = async (old: ServerProcess, environment: Record<string, string>) => {
    old.process.kill("SIGKILL");
    await old.exited;
    return startServer(0, environment);
  };
  const [context, page] = await openVisitor(browser);

  await test.step("a reader who saves data gets no worker", async () => {
    const [saveDataContext, saveDataPage] = await openVisitor(browser);
    await saveDataContext.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await openAndMove(saveDataPage, open("/faq"));
    await saveDataPage.clock.runFor(2 * quietTime);
    expect((await readCaches(saveDataPage)).workers).toBe(0);
    await saveDataContext.close();
  });

  await test.step("it comes once the first visit has gone quiet", async () => {
    await openAndMove(page, open("/about"));
    await page.clock.runFor(quietTime - 200);
    await page.keyboard.press("Shift");
    await page.clock.runFor(quietTime - 200);
    expect((await readCaches(page)).workers).toBe(0);
    await page.clock.runFor(200);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(open("/faq?utm_source=paper"));
    await expect(copyNotice(page)).toBeHidden();
    await page.goto(open("/search?q=cataract"));
    await page.goto(open("/login"));
  });

  await test.step("nothing of an account and nothing that was typed is kept", async () => {
    await expect.poll(async () => (await readCaches(page)).pages).toContain("/faq");
    const { pages } = await readCaches(page);
    expect(pages).toContain("/about");
    expect(pages.filter((one) => /login|search|utm/.test(one))).toEqual([]);
  });

  await context.setOffline(true);

  await expectOfflineCopies(page, open);

  await test.step("in place of any other page whom to call, and the way on", async () => {
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

  await test.step("a new release takes the place of all that was kept, opened pages included", async () => {
    const { names: oldCaches } = await readCaches(page);
    await page.goto(open("/insurance"));
    await expect
      .poll(async () => (await readCaches(page)).names.filter((name) => oldCaches.includes(name)))
      .toEqual([]);
    await context.setOffline(true);
    for (const path of ["/about", "/faq", "/branches"]) {
      await page.goto(open(path));
      await expectCopyNotice(page, "en");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", newSiteUrl + path);
    }
    await context.setOffline(false);
  });

  await test.step("where the site keeps no pages any more, all of it goes", async () => {
    await restart(next, { OFFLINE_PAGES: "off" });
    await page.goto(open("/about"));
    await expect.poll(() => readCaches(page)).toEqual({ names: [], pages: [], workers: 0 });
  });
  await context.close();
});

import { expect, type Page } from "@playwright/test";
import { branches, branchIds } from "../../app/content/data/branches.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { listBranchesFor } from "../../app/content/data/treatment-facts.ts";
import { purposeOfService } from "../../app/content/data/visit.ts";
import { sessionsOn } from "../../app/opening-hours/branch-hours.ts";
import { timeText } from "../../app/opening-hours/hours-text.ts";
import { omanDay } from "../../app/opening-hours/oman-day.ts";
import { hoursIn } from "../../app/opening-hours/weekly-hours.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en } from "../support/words.ts";

const { view, messages } = en.visit;
const { sohar } = en.branches;
const message = (page: Page) => page.locator("#visit-message");
const choose = (page: Page, name: string) =>
  page.getByRole("main").locator("label").filter({ hasText: name }).first().click();
const sent = async (page: Page) => {
  const link = message(page).getByRole("link", { name: view.message.whatsApp });
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
};

test("in forced colours one branch has the line of the chosen one", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/visit#branch=sohar");
  await expect(page.getByRole("radio", { name: sohar.shortName })).toBeChecked();
  const labels = page.locator("label").filter({ has: page.locator("[name=branch]") });
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => Number.parseFloat(getComputedStyle(label).borderBlockEndWidth) > 0),
  );
  expect(lines).toEqual(branchIds.map((id) => id === "sohar"));
});

// REQ-VISIT-1, REQ-VISIT-2, REQ-VISIT-3
test("the choices write a message, which stays in the browser until it is sent", async ({
  page,
}) => {
  await page.goto("/visit");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
  await choose(page, sohar.shortName);
  await choose(page, view.purposes.lasik);
  await choose(page, "MetLife");
  await choose(page, view.wheelchair);
  await expect.poll(() => sent(page)).toContain(messages.wheelchair);
  const text = await sent(page);
  expect(text).toContain(messages.bookFor.split("{")[0]);
  expect(text).toContain(sohar.shortName);
  expect(text).toContain(messages.purposes.lasik);
  expect(text).toContain("MetLife");
  await expect(message(page)).toContainText(branches.sohar.whatsapp.value);
  await expect(page).toHaveURL(/#.*branch=sohar.*for=lasik/);
  expect(requests.filter((request) => /sohar&|lasik&|metlife/i.test(request))).toEqual([]);
  await expect(
    page.getByRole("main").locator("textarea, form, input:is([type=text], :not([type]))"),
  ).toHaveCount(0);
});

test("a pointer reaches the radio button of a branch in front of its picture", async ({ page }) => {
  await page.goto("/visit#branch=salalah");
  const branch = page.getByRole("radio", { name: sohar.shortName });
  await expect(page.getByRole("radio", { name: en.branches.salalah.shortName })).toBeChecked();
  await branch.check();
  await expect.poll(() => sent(page)).toContain(sohar.shortName);
});

test("a choice that is clicked again is cleared, by pointer and by keyboard", async ({ page }) => {
  await page.goto("/visit#for=cataract");
  const cataract = page.getByRole("radio", { name: view.purposes.cataract });
  await expect(cataract).toBeChecked();
  await cataract.press("Space");
  await expect(cataract).not.toBeChecked();
  await choose(page, view.purposes.lenses);
  await choose(page, view.purposes.lenses);
  await expect.poll(() => sent(page)).not.toContain(messages.purposes.lenses);
});

test("the reply in Arabic changes the message, and not the page", async ({ page }) => {
  await page.goto("/visit#branch=nizwa&answer=ar");
  const bubble = message(page).locator("[lang=ar][dir=rtl]");
  await expect(bubble).toContainText(ar.branches.nizwa.shortName);
  await expect(page.getByRole("heading", { level: 2, name: view.message.title })).toBeVisible();
  await expect.poll(() => sent(page)).toContain(ar.visit.messages.answer);
});

// REQ-VISIT-4
test("less than 24 hours before the appointment the page asks to call", async ({ page }) => {
  const now = Date.now();
  const soon = omanDay(now, 1).date;
  const later = omanDay(now, 9).date;
  await page.goto(`/visit#about=cancel&branch=sur&date=${later}&time=10:00`);
  await expect(page.getByRole("main")).toContainText(view.notice.rule);
  await expect(page.getByRole("main")).toContainText(/there is time/);
  await page.goto(`/visit#about=cancel&branch=sur&date=${soon}&time=00:00`);
  await expect(page.getByRole("main")).toContainText(/call as well/);
  await expect(page.getByRole("main").getByText(branches.sur.phone.value).first()).toBeVisible();
});

// REQ-VISIT-7
test("branch cards and the triage lead to the plan of a visit", async ({ page }) => {
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await page.goto("/branches?branch=sohar");
  await link(en.branchesPage.selector.plan).click();
  await expect(page.getByRole("radio", { name: sohar.shortName })).toBeChecked();
  await page.goto("/book-consultation");
  await link(en.triage.book.plan).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.visit.title.join(" "));
});

// REQ-VISIT-7
test("each treatment leads to a visit for it, at a branch that offers it", async ({ page }) => {
  const { visit } = en.servicePageFrame.actions;
  const expectVisitFor = async (id: (typeof serviceIds)[number]) => {
    const purpose = view.purposes[purposeOfService[id]];
    await expect(page.getByRole("radio", { name: purpose, exact: true })).toBeChecked();
    const names = listBranchesFor(id).map((branch) => en.branches[branch.id].shortName);
    const branch = page.getByRole("group", { name: view.legends.branch });
    await expect(branch.getByRole("radio", { name: names[0] ?? "" })).toBeChecked();
  };
  const [first, ...others] = serviceIds;
  await page.goto(`/services/${first}`);
  await page.getByRole("main").getByRole("link", { name: visit, exact: true }).click();
  await expectVisitFor(first);
  // The links of the others are read from their pages, because loading the pages takes longest.
  for (const id of others) {
    const html = bodyText(await sendRequest(`${site}/services/${id}`));
    const [, href = ""] = new RegExp(`href="([^"]*)"[^>]*>${visit}<`).exec(html) ?? [];
    await page.goto(href);
    await expectVisitFor(id);
  }
});

// REQ-VISIT-7
test("the branch that the visitor chose before stays selected when it offers the treatment", async ({
  page,
}) => {
  const id = serviceIds.find((one) => listBranchesFor(one).length > 1);
  const own = id && listBranchesFor(id).at(-1)?.id;
  if (!own) throw new Error("No treatment has two branches");
  // This page runs no script.
  await page.goto("/healthz");
  await page.evaluate((branch) => localStorage.setItem("branch", branch), own);
  await page.goto(`/visit#for=${purposeOfService[id]}`);
  await expect(page.getByRole("radio", { name: en.branches[own].shortName })).toBeChecked();
});

// REQ-VISIT-7
test("a treatment that the branch does not offer names the branches that do", async ({ page }) => {
  for (const id of serviceIds) {
    const offering = listBranchesFor(id).map((branch) => branch.id);
    const other = branchIds.find((branch) => !offering.includes(branch));
    if (!other) continue;
    await page.goto(`/visit#branch=${other}&for=${purposeOfService[id]}`);
    const remark = page
      .getByRole("status")
      .filter({ hasText: view.otherBranches.split("{branch}")[1]?.split("{places}")[0] ?? "" });
    for (const branch of offering)
      await expect(remark).toContainText(en.branches[branch].shortName);
    await choose(page, en.branches[offering[0] ?? "main"].shortName);
    await expect(remark).toHaveCount(0);
  }
});

// REQ-VISIT-9
test("the parts of the chosen day have the hours of the branch", async ({ page }) => {
  const days = Array.from({ length: 7 }, (_, index) => omanDay(Date.now(), index + 1));
  for (const branch of branchIds) {
    const hoursOf = (day: (typeof days)[number]) => sessionsOn(hoursIn("contact", branch, []), day);
    const day = days.find((one) => hoursOf(one).length > 0);
    if (!day) continue;
    await page.goto(`/visit#branch=${branch}&day=${day.date}`);
    const { shortName } = en.branches[branch];
    await expect(page.getByRole("radio", { name: shortName, exact: true })).toBeChecked();
    const parts = page.getByRole("group", { name: view.legends.part });
    for (const session of hoursOf(day)) {
      // The first time may lack its part of the day: "4:30-9:00 PM".
      const [opens = ""] = timeText(session.from, { words: en.hours, locale: "en" }).split(" ");
      await expect(parts).toContainText(opens);
      await expect(parts).toContainText(timeText(session.to, { words: en.hours, locale: "en" }));
    }
  }
});

// REQ-VISIT-6
test("without JavaScript the page has the ready messages of each branch", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/visit?lang=ar");
  const main = page.getByRole("main");
  for (const name of [ar.visit.ready.change, ar.visit.ready.cancel, ar.visit.ready.late])
    await expect(main.getByRole("link", { name })).toHaveCount(branchIds.length);
  await expect(main.getByRole("heading", { name: ar.insurance.bring.title })).toBeVisible();
  await expect(main.getByRole("listitem")).not.toHaveCount(0);
  await expect(page.getByRole("radio").first()).toBeHidden();
  await context.close();
});

// REQ-VISIT-10
test("the printed page has the message, the agreed time and what to bring", async ({ page }) => {
  await page.goto("/visit#branch=sohar&for=cataract&date=2027-03-02&time=10:00");
  await expect(message(page)).toContainText(messages.purposes.cataract);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(message(page)).toContainText(sohar.shortName);
  await expect(main.getByText("March 2, 2027")).toBeVisible();
  await expect(main.getByRole("heading", { name: en.insurance.bring.title })).toBeVisible();
  await expect(main.getByRole("radio").first()).toBeHidden();
  await expect(main.getByRole("button").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(main.getByRole("heading", { name: en.insurance.bring.title })).toBeHidden();
});

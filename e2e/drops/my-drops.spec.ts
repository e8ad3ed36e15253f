import { expect, type Page } from "@playwright/test";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { installFakeVoice, readToTheEnd } from "../support/fake-voice.ts";
import { test } from "../support/shared-tab.ts";
import { phoneViewport } from "../support/viewports.ts";
import { ar, en } from "../support/words.ts";

const { myDrops } = en;
const { view } = myDrops;
const name = "Rosa 1%";

/** Adds the first bottle with a name, twice a day. */
async function addBottle(page: Page, typed: string): Promise<void> {
  await page.getByRole("button", { name: view.first.action }).click();
  await page.getByLabel(view.bottle.name).fill(typed);
  await page.getByRole("button", { name: view.bottle.moreTimes }).click();
  await page.getByRole("button", { name: view.bottle.done }).click();
}

// REQ-DROPS-10, REQ-DROPS-11, REQ-DROPS-12
test("a copied bottle is in the timetable of its day, and nothing is sent", async ({ page }) => {
  await page.goto("/my-drops#bottles=evil");
  await page.getByRole("button", { name: view.first.action }).focus();
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await addBottle(page, `\u202E${name}`);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText(myDrops.sheet.times.twice);
  await expect(page.getByRole("button", { name: `${view.change} ${name}` })).toBeFocused();
  await page.getByRole("link", { name: view.showDay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(view.day.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const day = page.getByRole("table", { name: view.day.title });
  await expect(day.getByRole("row").filter({ hasText: name })).toHaveCount(2);
  await page.goBack();
  await expect(row).toBeVisible();
  expect(requests.filter((url) => !url.includes("/assets/"))).toEqual([]);
});

// REQ-DROPS-11
test("the keyboard fills in a bottle, and long names and too many bottles are limited", async ({
  page,
}) => {
  await page.goto("/my-drops");
  await page.getByRole("button", { name: view.first.action }).press("Enter");
  const field = page.getByLabel(view.bottle.name);
  await expect(field).toBeFocused();
  await page.keyboard.insertText("x".repeat(500));
  await expect(field).toHaveValue("x".repeat(60));
  await page.getByRole("radio", { name: view.bottle.eyes.both }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: view.bottle.eyes.right })).toBeChecked();
  await page.getByRole("button", { name: view.bottle.done }).press("Enter");
  for (let count = 1; count < 20; count++)
    await page.getByRole("button", { name: view.add }).click();
  await expect(page.getByRole("button", { name: view.add })).toHaveCount(0);
  await expect(page.getByText(view.full)).toBeVisible();
});

// REQ-DROPS-12, REQ-DROPS-17
test("drops of one time are a group, five minutes apart, and the day is read aloud by its rows", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.clock.setFixedTime("2026-11-29T12:00:00+04:00");
  await installFakeVoice(page, "en");
  await page.goto("/my-drops");
  await addBottle(page, name);
  await page.getByRole("button", { name: view.add }).click();
  await page.getByLabel(view.bottle.name).fill("Al. Ba");
  await page.getByRole("button", { name: view.bottle.done }).click();
  await page.getByRole("link", { name: view.showDay }).click();
  const day = page.getByRole("table", { name: view.day.title });
  const morning = day.getByRole("rowgroup").filter({ hasText: "Al. Ba" });
  await expect(morning.getByRole("row")).toHaveCount(2);
  const times = morning.getByRole("rowheader");
  const [, hour] = /^(\d+):00/.exec(await times.first().innerText()) ?? [];
  await expect(times.last()).toHaveText(`${hour}:05`);

  await page.getByRole("button", { name: en.readAloud.listen, exact: true }).click();
  const spokenTexts = await readToTheEnd(page);
  const both = myDrops.sheet.eyes.both;
  expect(spokenTexts).toContain(`${hour}:05, Al. Ba, ${both}`);
  expect(spokenTexts.filter((text) => text.includes(`, ${name}`))).toHaveLength(2);
  expect(spokenTexts.join(" ")).toContain(myDrops.sheet.wait);
  expect(spokenTexts.join(" ")).not.toContain(view.day.print);
});

// REQ-DROPS-19
test("the ring of the day has one drop for each dose, and the time of the next one", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.clock.setFixedTime("2026-11-29T12:00:00+04:00");
  await page.goto("/my-drops");
  const ring = page.getByRole("img", { name: view.ring.name });
  await expect(ring).toHaveCount(0);
  await addBottle(page, name);
  await page.getByRole("link", { name: view.showDay }).click();
  await expect(ring.locator("[data-drop]")).toHaveCount(2);
  await expect(ring.locator("text")).toHaveText(["7 AM", "10 PM"]);
  await expect(ring.locator("[data-next] text")).toHaveText("10 PM");
  await page.getByRole("button", { name: view.day.next }).click();
  await expect(ring.locator("[data-drop]")).toHaveCount(2);
  await expect(ring.locator("[data-next]")).toHaveCount(0);
});

// REQ-DROPS-6
test("after midnight the day goes on until its last drop before bed", async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.clock.setFixedTime("2026-11-29T23:00:00+04:00");
  await page.goto("/my-drops");
  await addBottle(page, name);
  const { goToBed, later } = view.awake;
  for (let minutes = 0; minutes < 180; minutes += 30) {
    await page.getByRole("button", { name: `${goToBed}: ${later}` }).click();
  }
  await page.getByRole("link", { name: view.showDay }).click();
  const next = page.getByRole("row").filter({ hasText: view.day.nextDose });
  await expect(next).toContainText("1:00 AM");
  const date = await page.getByRole("status").innerText();
  await page.clock.setFixedTime("2026-11-30T00:45:00+04:00");
  await page.reload();
  await expect(next).toContainText("1:00 AM");
  await expect(page.getByRole("status")).toHaveText(date);
  await page.clock.setFixedTime("2026-11-30T01:05:00+04:00");
  await page.reload();
  await expect(next).toContainText("7:00 AM");
  await expect(page.getByRole("status")).not.toHaveText(date);
});

// REQ-DROPS-5
test("more doses than fit into the day are named with the hours that they need", async ({
  page,
}) => {
  await page.goto("/my-drops");
  await page.getByRole("button", { name: view.first.action }).click();
  await page.getByLabel(view.bottle.name).fill(name);
  const more = page.getByRole("button", { name: view.bottle.moreTimes });
  for (let times = 1; times < 24; times += 1) await more.click();
  await page.getByRole("link", { name: view.showDay }).click();
  const { tooMany, drops, hours } = view.day;
  await expect(page.getByRole("main")).toContainText(
    interpolate(tooMany, { drops: pluralize(24, drops, "en"), hours: pluralize(23, hours, "en") }),
  );
});

// REQ-DROPS-15
test("treatments and the triage lead to the timetable", async ({ page }) => {
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  for (const [address, name] of [
    ["/services/cataract-surgery", en.servicePageFrame.actions.drops],
    ["/book-consultation", en.triage.book.drops],
  ] as const) {
    await page.goto(address);
    await link(name).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(myDrops.title.join(" "));
  }
});

// REQ-DROPS-13
test("the printed page has boxes for a week in both languages", async ({ page }) => {
  await page.goto("/my-drops");
  await addBottle(page, name);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("[data-paper]");
  await expect(sheet.getByText(ar.myDrops.sheet.title)).toBeVisible();
  await expect(sheet.getByText(myDrops.sheet.title)).toBeVisible();
  await expect(sheet.locator("tbody [data-box]")).toHaveCount(14);
  const sign = await sheet.locator("tbody svg").first().boundingBox();
  const bottle = await sheet.locator("tbody bdi").first().boundingBox();
  const middle = (box: typeof sign) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(sign) - middle(bottle))).toBeLessThan(1);
  await expect(page.getByRole("banner")).toBeHidden();
});

// REQ-DROPS-13
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, words] of [
    ["en", en.myDrops],
    ["ar", ar.myDrops],
  ] as const) {
    test(`the page is an empty timetable to fill in by hand, in ${locale}`, async ({ page }) => {
      await page.goto(`/my-drops?lang=${locale}`);
      await expect(page.getByText(words.sheet.byHand)).toBeVisible();
      await expect(page.getByRole("button", { name: words.view.first.action })).toBeHidden();
    });

    test(`the empty timetable scrolls sideways on a phone, in ${locale}`, async ({ page }) => {
      await page.setViewportSize(phoneViewport);
      await page.goto(`/my-drops?lang=${locale}`);
      const sheet = page.locator("[data-paper]");
      await expect(sheet).toHaveAttribute("tabindex", "0");
      await sheet.focus();
      for (let presses = 0; presses < 10; presses++) await page.keyboard.press("ArrowRight");
      await expect(sheet.locator("thead th").last()).toBeInViewport({ ratio: 0.9 });
    });
  }
});

// REQ-DROPS-14
test("bottles stay after a reload and a language switch, until the tab is closed", async ({
  page,
  context,
}) => {
  await page.goto("/my-drops");
  await addBottle(page, name);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await page.goto("/my-drops?lang=ar");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/my-drops?lang=en");
  await expect(other.getByRole("button", { name: view.first.action })).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
});

// REQ-DROPS-14
test("bottles are stored on the device only on request, and a button deletes them with an Undo", async ({
  page,
  context,
}) => {
  const { storage } = view;
  const stored = () => page.evaluate(() => localStorage.getItem("my-drops"));
  await page.goto("/my-drops");
  await addBottle(page, name);
  expect(await stored()).toBeNull();
  await page.getByRole("button", { name: storage.store }).click();
  await expect(page.getByRole("main")).toContainText(storage.stored);
  const other = await context.newPage();
  await other.goto("/my-drops");
  await expect(other.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await page.getByRole("button", { name: storage.delete }).click();
  await expect(page.getByText(storage.deleted)).toBeVisible();
  expect(await stored()).toBeNull();
  await page.getByRole("button", { name: storage.undo }).click();
  await expect(page.getByRole("main")).toContainText(storage.stored);
  expect(await stored()).toContain(name);
  // A reload does not bring back what was deleted.
  await page.getByRole("button", { name: storage.delete }).click();
  await page.reload();
  await addBottle(page, "Another name");
  await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
});

import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { IrisColour } from "../../app/content/data/iris-generator.ts";
import { maxNameLength } from "../../app/content/data/iris-generator.ts";
import { irisGeneratorId, irisGeneratorPath } from "../../app/content/data/iris-generator-path.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { formatNumber } from "../../app/i18n/numerals.ts";
import { exampleNames, namedIrisSvg } from "../../app/illustrations/iris/named-iris.ts";
import { delayRequests } from "../support/delay-requests.ts";
import { test } from "../support/test.ts";
import { words } from "../support/words.ts";
import {
  expectNameNotSentOrStored,
  recordMotionAndShares,
  recordRequests,
  records,
} from "./iris-records.ts";

const script = "**/assets/iris-generator.entry-*.js";
const section = (page: Page) => page.locator(`#${irisGeneratorId}`);
const picture = (page: Page) => section(page).getByRole("img");

/** Expects the iris of a name as a data URL. */
async function expectIris(page: Page, name: string, colour?: IrisColour): Promise<void> {
  const address = `data:image/svg+xml,${encodeURIComponent(namedIrisSvg(name, colour))}`;
  await expect(picture(page)).toHaveAttribute("src", address);
}

async function expectFieldError(nameField: Locator, text: string): Promise<void> {
  await expect(nameField).toHaveAttribute("aria-invalid", "true");
  await expect(nameField).toHaveAccessibleDescription(
    new RegExp(`${text.replace(/[.?]/g, "\\$&")}$`),
  );
}

interface Journey {
  page: Page;
  locale: Locale;
  /** The first name, and the one that replaces it. */
  names: readonly [first: string, second: string];
  fileName: string;
  requests: string[];
}

const drawButton = ({ page, locale }: Journey) =>
  section(page).getByRole("button", { name: words[locale].irisGenerator.draw });
const field = ({ page, locale }: Journey) =>
  section(page).getByRole("textbox", { name: words[locale].irisGenerator.field });
const actionButton = ({ page, locale }: Journey, which: "save" | "share") =>
  section(page).getByRole("button", { name: words[locale].irisGenerator[which] });
const status = ({ page }: Journey) => section(page).locator("[data-drawn]");

async function expectStatus(visit: Journey, message: "drawn" | "saved" | "again", name: string) {
  await expect(status(visit)).toHaveText(
    interpolate(words[visit.locale].irisGenerator.status[message], { name }),
  );
}

/** Loads the generator. The script of the page is delayed until after the first click. */
async function loadGenerator(visit: Journey, releasePage: () => Promise<void>): Promise<void> {
  const { page, locale, requests } = visit;
  const { irisGenerator } = words[locale];

  await test.step("before the click: an example with its texts, and no script of the generator", async () => {
    const example = interpolate(irisGenerator.picture, { name: exampleNames[locale] });
    await expect(picture(page)).toHaveAccessibleName(example);
    for (const promise of irisGenerator.promises)
      await expect(page.getByText(promise)).toBeVisible();
    await expect(field(visit)).toBeHidden();
    expect(requests.filter((one) => one.includes("/iris-generator.entry-"))).toEqual([]);
  });

  await test.step("without a network it shows an error, and the next click loads the generator", async () => {
    await page.route(script, (route) => route.abort());
    await drawButton(visit).click();
    await releasePage();
    await expect(section(page).getByText(irisGenerator.failed)).toBeVisible();
    await expect(field(visit)).toBeHidden();
    await page.unroute(script);
    const release = await delayRequests(page, script);
    await drawButton(visit).click();
    await expect(section(page).getByText(irisGenerator.loading)).toBeVisible();
    await expect(section(page).getByText(irisGenerator.failed)).toBeHidden();
    await release();
    await expect(field(visit)).toBeFocused();
    await expect(drawButton(visit)).toHaveCount(0);
  });
}

/** Tests the name field and the colours. */
async function drawNames(visit: Journey): Promise<void> {
  const { page, locale } = visit;
  const [name, changed] = visit.names;
  const { irisGenerator } = words[locale];
  const most = (text: string) => text.replace("#", formatNumber(maxNameLength, locale));

  await test.step("the iris changes while the name is typed, which is normalised and trimmed", async () => {
    await page.keyboard.type(` ${name.normalize("NFD")} `);
    await expectIris(page, name);
    await expect(picture(page)).toHaveAccessibleName(
      interpolate(irisGenerator.picture, { name: `\u2068${name}\u2069` }),
    );
    await expect(section(page).locator("figcaption")).toHaveText(name);
    await expectStatus(visit, "drawn", name);
    const direction = locale === "ar" ? "rtl" : "ltr";
    await expect(status(visit).locator("bdi")).toHaveAttribute("dir", direction);
    expect((await records(page)).motions).toBe(0);
  });

  await test.step("an empty or too long name shows an error", async () => {
    await field(visit).fill("\u200f ");
    await expectFieldError(field(visit), irisGenerator.errors.empty);
    await actionButton(visit, "save").click();
    await expect(field(visit)).toBeFocused();
    await field(visit).fill("ن".repeat(maxNameLength + 1));
    await expectFieldError(field(visit), most(irisGenerator.errors.long));
    await field(visit).fill(changed);
    await expect(field(visit)).toHaveAttribute("aria-invalid", "false");
    await expect(field(visit)).toHaveAccessibleDescription(most(irisGenerator.hint));
  });

  await test.step("the visitor chooses the colour, with an animation without reduced motion", async () => {
    await expectIris(page, changed);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const colours = section(page).getByRole("group", { name: irisGenerator.colour });
    await colours.getByRole("radio", { name: irisGenerator.colours.rose }).check({ force: true });
    await expectIris(page, changed, "rose");
    await expect(
      colours.getByText(irisGenerator.colours.rose, { exact: true }).first(),
    ).toBeVisible();
    expect((await records(page)).motions).toBeGreaterThan(0);
  });

  await test.step("Enter announces the iris and does not navigate", async () => {
    const address = page.url();
    await field(visit).press("Enter");
    await expectStatus(visit, "drawn", changed);
    expect(page.url()).toBe(address);
  });
}

async function saveAndShare(visit: Journey): Promise<void> {
  const { page, fileName } = visit;
  const [, changed] = visit.names;

  await test.step("it is saved as a PNG of 1080 by 1080 pixels, with the name in the file name", async () => {
    const download = page.waitForEvent("download");
    await actionButton(visit, "save").click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(fileName);
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(png.length).toBeGreaterThan(100_000);
    await expectStatus(visit, "saved", changed);
  });

  await test.step("it is shared, and after a NotAllowedError the next click shares it", async () => {
    await actionButton(visit, "share").click();
    await expectStatus(visit, "again", changed);
    await actionButton(visit, "share").click();
    await expect(status(visit)).toBeEmpty();
    expect((await records(page)).shared).toEqual([
      `${fileName} image/png true`,
      `${fileName} image/png true`,
    ]);
  });
}

for (const [locale, names, fileName] of [
  ["en", ["Zoë Al Harthy 👁", "سلمى"], "iris-سلمى.png"],
  ["ar", ["سلمى الحارثية", "Salma"], "قزحية-Salma.png"],
] as const) {
  test(`a name typed in ${locale} generates its iris, which is saved and shared, and is never sent`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await recordMotionAndShares(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requests = recordRequests(page);
    const visit = { page, locale, names, fileName, requests };
    const releasePage = await delayRequests(page, "**/assets/page-script-*.js");
    await page.goto(
      locale === "ar" ? irisGeneratorPath.replace("#", "?lang=ar#") : irisGeneratorPath,
      { waitUntil: "commit" },
    );
    await loadGenerator(visit, releasePage);
    // Wait for the requests of the page itself.
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await drawNames(visit);
    await saveAndShare(visit);
    await test.step("no request and no storage contains the name, and only fonts are requested", () =>
      expectNameNotSentOrStored(page, requests, names));
    expect(errors).toEqual([]);
  });
}

test("without JavaScript the example has its texts and no controls", async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(irisGeneratorPath);
  const { irisGenerator } = words.en;
  await expect(picture(page)).toBeVisible();
  for (const promise of irisGenerator.promises) await expect(page.getByText(promise)).toBeVisible();
  await expect(section(page).getByRole("button")).toHaveCount(0);
  await expect(section(page).getByRole("textbox")).toHaveCount(0);
});

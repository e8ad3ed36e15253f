import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import type { IrisColour } from "../../app/content/data/iris-generator.ts";
import { longestName } from "../../app/content/data/iris-generator.ts";
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
  seen,
} from "./iris-privacy.ts";

const script = "**/assets/iris-generator.enhancement-*.js";
const section = (page: Page) => page.locator(`#${irisGeneratorId}`);
const picture = (page: Page) => section(page).getByRole("img");

/** The iris that is shown, as the markup it is drawn from. */
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
  /** What is typed first, and then in its place. */
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

/** Up to the empty field: the page's script is held back until the first press. */
async function loadGenerator(visit: Journey, releasePage: () => Promise<void>): Promise<void> {
  const { page, locale, requests } = visit;
  const { irisGenerator } = words[locale];

  await test.step("before the press: an example and its words, and no script that draws", async () => {
    const example = interpolate(irisGenerator.picture, { name: exampleNames[locale] });
    await expect(picture(page)).toHaveAccessibleName(example);
    for (const promise of irisGenerator.promises)
      await expect(page.getByText(promise)).toBeVisible();
    await expect(field(visit)).toBeHidden();
    expect(requests.filter((one) => one.includes("/iris-generator.enhancement-"))).toEqual([]);
  });

  await test.step("without a network it says so; the next press draws, and so does an early one", async () => {
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

/** Everything that the field and the colours do. */
async function drawNames(visit: Journey): Promise<void> {
  const { page, locale } = visit;
  const [name, changed] = visit.names;
  const { irisGenerator } = words[locale];
  const most = (text: string) => text.replace("#", formatNumber(longestName, locale));

  await test.step("the name draws while it is typed, composed and without spaces around it", async () => {
    await page.keyboard.type(` ${name.normalize("NFD")} `);
    await expectIris(page, name);
    await expect(picture(page)).toHaveAccessibleName(
      interpolate(irisGenerator.picture, { name: `\u2068${name}\u2069` }),
    );
    await expect(section(page).locator("figcaption")).toHaveText(name);
    await expectStatus(visit, "drawn", name);
    const direction = locale === "ar" ? "rtl" : "ltr";
    await expect(status(visit).locator("bdi")).toHaveAttribute("dir", direction);
    expect((await seen(page)).motions).toBe(0);
  });

  await test.step("a field that holds no name, or one too long, says what to do", async () => {
    await field(visit).fill("\u200f ");
    await expectFieldError(field(visit), irisGenerator.errors.empty);
    await actionButton(visit, "save").click();
    await expect(field(visit)).toBeFocused();
    await field(visit).fill("ن".repeat(longestName + 1));
    await expectFieldError(field(visit), most(irisGenerator.errors.long));
    await field(visit).fill(changed);
    await expect(field(visit)).toHaveAttribute("aria-invalid", "false");
    await expect(field(visit)).toHaveAccessibleDescription(most(irisGenerator.hint));
  });

  await test.step("the colour is the reader's to choose, and then comes with motion where it is welcome", async () => {
    await expectIris(page, changed);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const colours = section(page).getByRole("group", { name: irisGenerator.colour });
    await colours.getByRole("radio", { name: irisGenerator.colours.rose }).check({ force: true });
    await expectIris(page, changed, "rose");
    await expect(
      colours.getByText(irisGenerator.colours.rose, { exact: true }).first(),
    ).toBeVisible();
    expect((await seen(page)).motions).toBeGreaterThan(0);
  });

  await test.step("Return draws and leaves the page where it is", async () => {
    const address = page.url();
    await field(visit).press("Enter");
    await expectStatus(visit, "drawn", changed);
    expect(page.url()).toBe(address);
  });
}

async function saveAndShare(visit: Journey): Promise<void> {
  const { page, fileName } = visit;
  const [, changed] = visit.names;

  await test.step("it is saved as a PNG of 1080 by 1080, signed by its file's name", async () => {
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

  await test.step("it is shared; a browser that has forgotten the press takes the next one", async () => {
    await actionButton(visit, "share").click();
    await expectStatus(visit, "again", changed);
    await actionButton(visit, "share").click();
    await expect(status(visit)).toBeEmpty();
    expect((await seen(page)).shared).toEqual([
      `${fileName} image/png true`,
      `${fileName} image/png true`,
    ]);
  });
}

for (const [locale, names, fileName] of [
  ["en", ["Zoë Al Harthy 👁", "سلمى"], "iris-سلمى.png"],
  ["ar", ["سلمى الحارثية", "Salma"], "قزحية-Salma.png"],
] as const) {
  test(`a name typed in ${locale} draws its iris, is saved and shared, and never leaves the page`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await recordMotionAndShares(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requests = recordRequests(page);
    const visit = { page, locale, names, fileName, requests };
    const releasePage = await delayRequests(page, "**/assets/on-load-*.js");
    await page.goto(
      locale === "ar" ? irisGeneratorPath.replace("#", "?lang=ar#") : irisGeneratorPath,
    );
    await loadGenerator(visit, releasePage);
    // What the page itself still asks for.
    await page.waitForLoadState("networkidle");
    requests.length = 0;
    await drawNames(visit);
    await saveAndShare(visit);
    await test.step("no request and no store has the name, and nothing but letters was asked for", () =>
      expectNameNotSentOrStored(page, requests, names));
    expect(errors).toEqual([]);
  });
}

test("without JavaScript the example stands with its words, and nothing asks to be pressed", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(irisGeneratorPath);
  const { irisGenerator } = words.en;
  await expect(picture(page)).toBeVisible();
  for (const promise of irisGenerator.promises) await expect(page.getByText(promise)).toBeVisible();
  await expect(section(page).getByRole("button")).toHaveCount(0);
  await expect(section(page).getByRole("textbox")).toHaveCount(0);
});

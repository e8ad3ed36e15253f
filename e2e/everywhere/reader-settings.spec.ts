import { expect, type Page, test } from "@playwright/test";
import { clinic } from "../../app/content/facts/clinic.ts";
import { kitWords } from "../../app/content/ui-kit.ts";
import { directionOf } from "../../app/i18n/locale.ts";
import { fontsReady, liveApp, unfoldAll } from "../support/app.ts";
import { borderlessControls } from "../support/forced-colours.ts";
import { clippedTexts, overlappingTexts, sidewaysScroll } from "../support/page-fit.ts";
import { describeTexts, readTexts } from "../support/page-texts.ts";
import { reorderedRuns } from "../support/reading-order.ts";
import { kitVisits, visits } from "../support/visits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const { address, locale } of [...visits, ...kitVisits]) {
  // WCAG 1.4.4, 1.4.12
  test(`${address} keeps its words whole with letters twice as large and with a reader's own spacing`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    await unfoldAll(page);
    await fontsReady(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectFit(page, "large letters");
    await page.evaluate(
      (letters) => {
        document.documentElement.style.fontSize = "";
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `* { line-height: 1.5 !important; word-spacing: 0.16em !important; ${letters} }
           p { margin-block-end: 2em !important; }`,
        );
        document.adoptedStyleSheets = [sheet];
      },
      // The criterion leaves out what a script does not use: Arabic letters are joined.
      locale === "ar" ? "" : "letter-spacing: 0.12em !important;",
    );
    await expectFit(page, "own spacing");
  });

  // WCAG 2.3.3
  test(`nothing moves on ${address} for who asked for stillness, and nothing is missing`, async ({
    page,
  }) => {
    await page.goto(address);
    await liveApp(page);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press("End");
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.localName}.${target?.className}`;
      }),
    );
    expect.soft(moving).toEqual([]);
    expect.soft(await faintTexts(page)).toEqual([]);
    expect.soft(await borderlessControls(page), "in the reader's own colours").toEqual([]);
  });
}

for (const { address, locale, page: id } of visits) {
  // Craft R40
  test(`${address} prints in its direction, whole, with a number to call`, async ({ page }) => {
    await page.goto(address);
    await liveApp(page);
    await page.emulateMedia({ media: "print" });
    // The width of an A4 sheet.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.locator("html")).toHaveAttribute("dir", directionOf(locale));
    const [{ value: phone }] = clinic.phones;
    await expect(page.getByText(phone).filter({ visible: true })).not.toHaveCount(0);
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await reorderedRuns(page)).toEqual([]);
    expect.soft(await faintTexts(page)).toEqual([]);
    if (id === "home") expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });
}

/** What one sees of colours with each of the deficiencies that the browser can imitate. */
const sights = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"] as const;

for (const { address, locale } of kitVisits) {
  // WCAG 1.4.1
  test(`open and closed are told by a word and a shape on ${address}, whatever colours one sees`, async ({
    page,
  }) => {
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const { open, shut } = kitWords[locale].badges;
    const badge = (word: string) =>
      page.locator("main span:has(> i)").filter({ hasText: word }).first();
    for (const type of sights) {
      await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
      await expect(badge(open)).toBeVisible();
      await expect(badge(shut)).toBeVisible();
    }
    const ground = (word: string) =>
      badge(word)
        .locator("i")
        .evaluate((dot) => getComputedStyle(dot).backgroundColor);
    expect(await ground(shut)).toBe("rgba(0, 0, 0, 0)");
    expect(await ground(open)).not.toBe("rgba(0, 0, 0, 0)");
  });
}

/** All texts are whole, apart from one another, and reached without scrolling sideways. */
async function expectFit(page: Page, setting: string): Promise<void> {
  for (const size of sizes) {
    const at = `${setting}, ${size.width} px wide`;
    await page.setViewportSize(size);
    expect.soft(await sidewaysScroll(page), at).toBe(0);
    expect.soft(await clippedTexts(page), at).toEqual([]);
    expect.soft(overlappingTexts(await readTexts(page)), at).toEqual([]);
  }
}

/** Texts of the page that have not come out yet. */
async function faintTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page, "main");
  return describeTexts(texts.filter(({ opacity, drawn }) => opacity < 1 && !drawn));
}

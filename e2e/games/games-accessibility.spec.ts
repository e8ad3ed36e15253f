import { expect, type Page } from "@playwright/test";
import { type GameId, gameIds } from "../../app/content/data/games.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { axeViolations, contrastViolations } from "../support/page/axe.ts";
import { forcedColourFaults } from "../support/page/forced-colours.ts";
import { clippedTexts, horizontalOverflow, overlappingTexts } from "../support/page/overflow.ts";
import { readControls } from "../support/page/page-controls.ts";
import { readTexts } from "../support/page/page-texts.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { phoneViewport } from "../support/viewports.ts";
import { en } from "../support/words.ts";
import {
  answerQuestions,
  findAllOddSquares,
  foundText,
  openGames,
  playButton,
  sortSquares,
  square,
  squares,
} from "./games.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type GameScreens = readonly [
  name: string,
  open: (page: Page, locale: "en" | "ar") => Promise<void>,
][];

/** The screens of each game, in order, each with the actions that open it. */
const games: Record<GameId, GameScreens> = {
  colour: [
    ["a plate", (page, locale) => playButton(page, "colour", locale).click()],
    ["its results", (page) => answerQuestions(page, "2", "21", "42", "8")],
  ],
  spot: [
    [
      "the rings",
      async (page, locale) => {
        await playButton(page, "spot", locale).click();
        const { odd } = await sortSquares(page, locale);
        await square(page, odd[0]).click();
      },
    ],
    ["its results", (page, locale) => findAllOddSquares(page, locale)],
  ],
};

for (const locale of ["en", "ar"] as const) {
  for (const game of gameIds) {
    // No colour depends on the language (tests/design/colours-by-language.test.ts).
    test(`the ${game} game in ${locale} meets WCAG in ${locale === "en" ? "the light and the high-contrast theme, and with forced colours" : "the dark theme"}`, async ({
      page,
    }) => {
      test.slow();
      await openGames(page, locale);
      for (const [name, open] of games[game]) {
        await open(page, locale);
        if (locale === "ar") {
          await page.emulateMedia({ colorScheme: "dark" });
          expect.soft(await axeViolations(page), name).toEqual([]);
          await page.emulateMedia({ colorScheme: "light" });
          continue;
        }
        expect.soft(await axeViolations(page), name).toEqual([]);
        await page.emulateMedia({ contrast: "more" });
        expect.soft(await contrastViolations(page), `${name} in high contrast`).toEqual([]);
        await page.emulateMedia({ contrast: "no-preference" });
        const { borderless } = await forcedColourFaults(page);
        expect.soft(borderless, `${name} in forced colours`).toEqual([]);
      }
    });

    test(`the ${game} game in ${locale} fits a viewport of 320 px and text of double size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openGames(page, locale);
      for (const [name, open] of games[game]) {
        await open(page, locale);
        const small = (await readControls(page)).filter(
          ({ inRunningText, width, height }) => !inRunningText && Math.min(width, height) < 43.9,
        );
        expect.soft(small, name).toEqual([]);
        expect.soft(await horizontalOverflow(page), `${name} at 320 px`).toBe(0);
        await page.setViewportSize(phoneViewport);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        expect.soft(await horizontalOverflow(page), `${name} with large text`).toBe(0);
        expect.soft(await clippedTexts(page), `${name} with large text`).toEqual([]);
        expect.soft(overlappingTexts(await readTexts(page)), `${name} with large text`).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "";
        });
        await page.setViewportSize({ width: 320, height: 700 });
      }
    });
  }
}

test("both games work with the keyboard alone, and a found square keeps the focus", async ({
  page,
}) => {
  const { keyboard } = page;
  const focused = page.locator(":focus");
  await openGames(page);
  await playButton(page, "colour").focus();
  await keyboard.press("Enter");
  for (const key of ["Enter", "Space", "Enter", "Space"]) {
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await keyboard.press("Tab");
    await expect(focused).toHaveText(/^\d+$/);
    await keyboard.press(key);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.games.results.title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const name of [en.games.results.again, en.games.results.another]) {
    await keyboard.press("Tab");
    await expect(focused).toHaveText(name);
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await expect(playButton(page, "spot")).toBeFocused();
  await keyboard.press("Space");
  const { odd } = await sortSquares(page);
  for (let number = 1; number <= Math.max(...odd); number++) {
    await keyboard.press("Tab");
    await expect(square(page, number)).toBeFocused();
    await keyboard.press(number % 2 === 0 ? "Enter" : "Space");
    if (number === Math.max(...odd)) break;
    await expect(square(page, number)).toBeFocused();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.games.results.title);
});

// REQ-GAME-12, REQ-CONTENT-3
test("the games send no requests, and the page sends none to other hosts", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    requests.push(request.url());
  });
  await openGames(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => !url.startsWith(site) && !url.startsWith("data:"))).toEqual([]);
  expect(requests.length).toBeGreaterThan(0);
  // The first key loads scripts on every page, and the picture in the footer, which is laid out then.
  await page.keyboard.press("Shift");
  const picture = page.getByRole("contentinfo").locator("img");
  await expect(picture).toHaveJSProperty("complete", true);
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await playButton(page, "colour").press("Enter");
  for (const option of ["2", "74", "42", "6"]) {
    await page.getByRole("button", { name: option, exact: true }).press("Enter");
  }
  await page.getByRole("button", { name: en.games.results.again }).press("Enter");
  await page.getByRole("link", { name: en.games.back }).press("Enter");
  await playButton(page, "spot").press("Enter");
  for (const number of (await sortSquares(page)).odd) await square(page, number).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.games.results.title);
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
});

// REQ-GAME-4
test("plates keep their background in the dark and high-contrast themes and with forced colours", async ({
  page,
}) => {
  await openGames(page);
  await playButton(page, "colour").click();
  const plate = page.getByRole("main").getByRole("img");
  const paper = "rgb(244, 238, 227)";
  for (const media of [
    { colorScheme: "light" },
    { colorScheme: "dark" },
    { contrast: "more" },
    { forcedColors: "active" },
  ] as const) {
    await page.emulateMedia(media);
    await expect(plate).toHaveCSS("background-color", paper);
    await expect(plate.locator("path").first()).toHaveAttribute("stroke", /^#[0-9a-f]{6}$/);
  }
});

test("the language can be switched during a game", async ({ page }) => {
  await openGames(page);
  await playButton(page, "spot").click();
  const { odd } = await sortSquares(page);
  await square(page, odd[0]).click();
  await square(page, odd[1]).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.getByRole("status")).toHaveText(foundText(2, "ar"));
  await expect(squares(page)).toHaveCount(9);
  await expect(square(page, odd[0])).toBeDisabled();
});

test("the footer links to the games", async ({ page }) => {
  await page.goto("/insurance");
  await waitUntilInteractive(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: en.shell.footer.games.question })
    .click();
  await expect(page).toHaveURL(`${site}/eye-games`);
  await expect(playButton(page, "colour")).toBeVisible();
});

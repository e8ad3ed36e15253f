import { expect, type Locator, type Page } from "@playwright/test";
import { games as arabic } from "../../app/content/ar/games.ts";
import { colourQuestions, type GameId, oddCount } from "../../app/content/data/games.ts";
import { games as english } from "../../app/content/en/games.ts";
import type { GamesWords } from "../../app/content/games.types.ts";
import { countedText } from "../../app/features/games/state/counted-text.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { pluralize } from "../../app/i18n/plural.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";

/** The texts of the games. */
export const gamesWords: Record<Locale, GamesWords> = { en: english, ar: arabic };

/** Returns the progress text of a question of the colour game. */
export function progressText(question: number, locale: Locale = "en"): string {
  return countedText(gamesWords[locale].colour.progress, question, colourQuestions.length, locale);
}

/** Returns the text for the number of found squares. */
export function foundText(found: number, locale: Locale = "en"): string {
  const text = pluralize(found, gamesWords[locale].spot.found, locale);
  return countedText(text, found, oddCount, locale);
}

export function secondsText(seconds: number, locale: Locale = "en"): string {
  return pluralize(seconds, gamesWords[locale].seconds, locale);
}

export function scoreText(points: number, total: number, locale: Locale = "en"): string {
  return countedText(gamesWords[locale].score, points, total, locale);
}

/** Opens the games and waits until they are hydrated. */
export async function openGames(page: Page, locale: Locale = "en"): Promise<void> {
  await page.goto(locale === "ar" ? "/eye-games?lang=ar" : "/eye-games");
  await waitUntilInteractive(page);
  // An interaction would hydrate them too.
  const games = page.locator("[data-island=games]");
  await games.evaluate((island) => island.dispatchEvent(new Event("hydrate")));
  await expect(games).toHaveAttribute("data-hydrated");
}

/** The button that starts a game. */
export function playButton(page: Page, game: GameId, locale: Locale = "en"): Locator {
  const { choice, games } = gamesWords[locale];
  return page.getByRole("button", { name: `${choice.play} ${games[game].name}`, exact: true });
}

/** Answers the questions of the colour game in order, by the texts of the buttons. */
export async function answerQuestions(page: Page, ...options: string[]): Promise<void> {
  for (const option of options) {
    await page.getByRole("main").getByRole("button", { name: option, exact: true }).click();
  }
}

/** The nine squares of the spot game, in order. */
export function squares(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.getByRole("button") })
    .getByRole("button");
}

/**
 * Returns the numbers of the odd squares that are not found yet, and of the usual ones. It compares the accessible name
 * of each ring with the sample, like a player with a screen reader.
 */
export async function sortSquares(
  page: Page,
  locale: Locale = "en",
): Promise<{ odd: number[]; usual: number[] }> {
  const { sample } = gamesWords[locale].spot;
  const [before = ""] = sample.split("{state}");
  const sampleText = await page.getByText(before).textContent();
  const sampleState = sampleText?.slice(before.length) ?? "";
  await expect(squares(page)).toHaveCount(9);
  const named = await squares(page).evaluateAll((all) =>
    all.map(({ ariaLabel, ariaDisabled }, index) => ({
      number: index + 1,
      name: ariaLabel ?? "",
      found: ariaDisabled === "true",
    })),
  );
  const left = named.filter(({ found }) => !found);
  const numbersOf = (usual: boolean) =>
    left.filter(({ name }) => name.endsWith(sampleState) === usual).map(({ number }) => number);
  return { odd: numbersOf(false), usual: numbersOf(true) };
}

export function square(page: Page, number: number | undefined): Locator {
  return squares(page).nth((number ?? 0) - 1);
}

/** Clicks all five odd squares. */
export async function findAllOddSquares(page: Page, locale: Locale = "en"): Promise<void> {
  const { odd } = await sortSquares(page, locale);
  for (const number of odd) await square(page, number).click();
}

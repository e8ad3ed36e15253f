import { expect } from "@playwright/test";
import { games as words } from "../../app/content/ar/games.ts";
import {
  colourQuestions,
  type GameId,
  oddCount,
  squareCount,
} from "../../app/content/data/games.ts";
import { countedText } from "../../app/features/games/state/counted-text.ts";
import { pluralCategory } from "../../app/i18n/plural.ts";
import { phoneViewport } from "../support/viewports.ts";
import { click, expectEventually, readFocus, readTexts, waitForHydration } from "./actions.ts";
import type { EnginePage } from "./engine-page.ts";
import { test } from "./engine-test.ts";

/** Opens the games in Arabic and starts one. The click hydrates the island. */
async function openGame(visitor: EnginePage, game: GameId): Promise<void> {
  await visitor.open("/eye-games?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, "main article button", `${words.choice.play} ${words.games[game].name}`);
}

/** Expects results with all points, and an entry in the list of results. */
async function expectFullScore(visitor: EnginePage, game: GameId, points: number): Promise<void> {
  await expectEventually(() => readTexts(visitor, "main h1"), [words.results.title]);
  await expectEventually(() => readFocus(visitor, "h1"), "h1");
  const texts = (await readTexts(visitor, "main p")).join("\n");
  expect(texts).toContain(countedText(words.score, points, points, "ar"));
  expect(texts).toContain(words.results.messages[game].perfect);
  const [result = ""] = await readTexts(visitor, "[aria-labelledby=history] li");
  expect(result).toContain(words.games[game].name);
  expect(result).toContain(words.history.badges.perfect);
  expect(await visitor.messages()).toEqual([]);
}

test("the colour game can be played to its end", async ({ visitor }) => {
  await openGame(visitor, "colour");
  for (const [index, { answer, options }] of colourQuestions.entries()) {
    await expectEventually(
      () => readTexts(visitor, "main [role=status]"),
      [countedText(words.colour.progress, index + 1, colourQuestions.length, "ar")],
    );
    const shownOptions = (await readTexts(visitor, "main li button")).slice(0, -1);
    expect(shownOptions).toEqual(options.slice(0, -1));
    // A second click at the same point would be a double click, so the mouse clicks elsewhere first.
    await visitor.click({ x: 2, y: 2 });
    await click(visitor, "main li button", answer);
  }
  await expectFullScore(visitor, "colour", colourQuestions.length);
});

test("the spot game can be played to its end", async ({ visitor }) => {
  await openGame(visitor, "spot");
  await expectEventually(() => readTexts(visitor, "main h1"), [words.games.spot.name]);
  const [sampleIs = ""] = words.spot.sample.split("{state}");
  const texts = (await readTexts(visitor, "main p")).join("\n");
  const usual = words.spot.gaps.find((gap) => new RegExp(`${sampleIs}${gap}$`, "m").test(texts));
  const names = await visitor.evaluate(() =>
    [...document.querySelectorAll("main li button")].map(({ ariaLabel }) => ariaLabel ?? ""),
  );
  expect(names).toHaveLength(squareCount);
  const odd = names.filter((name) => !name.endsWith(` ${usual}`));
  expect(odd).toHaveLength(oddCount);
  for (const [found, name] of odd.entries()) {
    await expectEventually(
      () => readTexts(visitor, "main [role=status]"),
      [countedText(words.spot.found[pluralCategory(found, "ar")], found, oddCount, "ar")],
    );
    await click(visitor, "main li button", name);
  }
  await expectFullScore(visitor, "spot", oddCount);
});

import { expect } from "@playwright/test";
import { games as words } from "../../app/content/ar/games.ts";
import {
  colourQuestions,
  type GameId,
  oddCount,
  squareCount,
} from "../../app/content/data/games.ts";
import { countedText } from "../../app/features/games/state/counted-text.ts";
import { pluralClass } from "../../app/i18n/plural.ts";
import { phone } from "../support/screens.ts";
import { expectSoon, focusIsOn, isLive, press, textsOf } from "./actions.ts";
import type { EnginePage } from "./engine-page.ts";
import { test } from "./journey.ts";

/** Opens the games in Arabic and steps through the door of one. The press wakes what is behind it. */
async function enter(reader: EnginePage, game: GameId): Promise<void> {
  await reader.open("/eye-games?lang=ar", phone);
  await isLive(reader);
  await press(reader, "main article button", `${words.doors.play} ${words.games[game].name}`);
}

/** The game has ended with every point, says so, and remembers it. */
async function expectFullScore(reader: EnginePage, game: GameId, points: number): Promise<void> {
  await expectSoon(() => textsOf(reader, "main h1"), [words.results.title]);
  await expectSoon(() => focusIsOn(reader, "h1"), "h1");
  const said = (await textsOf(reader, "main p")).join("\n");
  expect(said).toContain(countedText(words.score, points, points, "ar"));
  expect(said).toContain(words.results.messages[game].perfect);
  const [result = ""] = await textsOf(reader, "[aria-labelledby=history] li");
  expect(result).toContain(words.games[game].name);
  expect(result).toContain(words.history.badges.perfect);
  expect(await reader.messages()).toEqual([]);
}

test("the colour game can be played to its end", async ({ reader }) => {
  await enter(reader, "colour");
  for (const [index, { answer, options }] of colourQuestions.entries()) {
    await expectSoon(
      () => textsOf(reader, "main [role=status]"),
      [countedText(words.colour.progress, index + 1, colourQuestions.length, "ar")],
    );
    const answers = (await textsOf(reader, "main li button")).slice(0, -1);
    expect(answers).toEqual(options.slice(0, -1));
    // A second press in one place makes a double click, and half of it counts for nothing: the mouse comes from elsewhere.
    await reader.press({ x: 2, y: 2 });
    await press(reader, "main li button", answer);
  }
  await expectFullScore(reader, "colour", colourQuestions.length);
});

test("the spot game can be played to its end", async ({ reader }) => {
  await enter(reader, "spot");
  await expectSoon(() => textsOf(reader, "main h1"), [words.games.spot.name]);
  const [sampleIs = ""] = words.spot.sample.split("{state}");
  const texts = (await textsOf(reader, "main p")).join("\n");
  const usual = words.spot.gaps.find((gap) => new RegExp(`${sampleIs}${gap}$`, "m").test(texts));
  const names = await reader.evaluate(() =>
    [...document.querySelectorAll("main li button")].map(({ ariaLabel }) => ariaLabel ?? ""),
  );
  expect(names).toHaveLength(squareCount);
  const odd = names.filter((name) => !name.endsWith(` ${usual}`));
  expect(odd).toHaveLength(oddCount);
  for (const [found, name] of odd.entries()) {
    await expectSoon(
      () => textsOf(reader, "main [role=status]"),
      [countedText(words.spot.found[pluralClass(found, "ar")], found, oddCount, "ar")],
    );
    await press(reader, "main li button", name);
  }
  await expectFullScore(reader, "spot", oddCount);
});

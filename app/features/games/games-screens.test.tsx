// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { colourQuestions, nothingClear } from "~/content/data/games.ts";
import { content as english } from "~/content/en/content.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { pluralize } from "~/i18n/plural.ts";
import { PlateFigure } from "./figures/plate-figure.tsx";
import { AnswerReview } from "./results/answer-review.tsx";
import { GameResults } from "./results/game-results.tsx";
import { countedText } from "./state/counted-text.ts";
import type { GameResult } from "./state/game-result.ts";

afterEach(cleanup);

function show(part: ReactNode, locale: Locale = "en"): void {
  render(<LanguageProvider value={{ locale, explicit: false }}>{part}</LanguageProvider>);
}

/** Returns the texts of the review, one for each plate. */
function reviewed(answers: readonly (string | undefined)[], locale: Locale): string[] {
  const { games } = locale === "en" ? english : arabic;
  show(<AnswerReview words={games} questions={colourQuestions} answers={answers} />, locale);
  return screen.getAllByRole("listitem").map((row) => row.textContent ?? "");
}

test("the review shows each answer as Correct or Incorrect, and None without an answer", () => {
  const { review } = english.games.results;
  const plate = (number: number) => review.plate.replace("#", String(number));
  const right = (number: number) => `${review.number} ${number}${review.incorrect}`;
  expect(reviewed(["2", "21", nothingClear, undefined], "en")).toEqual([
    `${plate(1)}${review.yours}: 2${review.correct}`,
    `${plate(2)}${review.yours}: 21${right(74)}`,
    `${plate(3)}${review.yours}: ${english.games.colour.nothing}${right(42)}`,
    `${plate(4)}${review.yours}: ${review.none}${right(6)}`,
  ]);
});

test("in Arabic the review numbers plates in Arabic digits and shows answers as on the plate", () => {
  const [first, , , last] = reviewed(["2", "74", "42", undefined], "ar");
  const { plate, yours, none, correct, incorrect, number } = arabic.games.results.review;
  expect(first).toBe(`${plate.replace("#", "١")}${yours}: 2${correct}`);
  expect(last).toBe(`${plate.replace("#", "٤")}${yours}: ${none}${number} 6${incorrect}`);
  expect(screen.getAllByText("2")[0]?.closest("bdi")?.getAttribute("dir")).toBe("ltr");
});

test.each([
  [4, "good"],
  [2, "low"],
] as const)(
  "results of the spot game that no player reaches have their words: %i of 5",
  (score, verdict) => {
    const { score: ofTotal, seconds, results } = english.games;
    const result: GameResult = { type: "spot", score, maxScore: 5, timeTaken: 61 };
    const nothing = () => undefined;
    show(
      <GameResults
        words={english.games}
        result={result}
        heading={{ current: null }}
        onAgain={nothing}
        onAnother={nothing}
      >
        {null}
      </GameResults>,
    );
    expect(screen.getByText(results.messages.spot[verdict])).toBeTruthy();
    expect(screen.getByText(countedText(ofTotal, score, 5, "en"))).toBeTruthy();
    expect(screen.getByText(pluralize(61, seconds, "en"))).toBeTruthy();
  },
);

test("a plate is generated without revealing its number; an image address replaces it", () => {
  const { plate } = english.games.colour;
  show(<PlateFigure index={1} image={null} label={plate} />);
  const drawn = screen.getByRole("img", { name: plate });
  expect(drawn.querySelectorAll("path").length).toBeGreaterThan(30);
  expect(drawn.textContent).toBe("");
  cleanup();
  show(<PlateFigure index={1} image="https://plates.example/b.webp" label={plate} />);
  const other = screen.getByRole("img", { name: plate });
  expect(within(other).queryAllByRole("img")).toHaveLength(0);
  expect(other.querySelector("img")?.getAttribute("src")).toBe("https://plates.example/b.webp");
  expect(other.querySelector("path")).toBeNull();
});

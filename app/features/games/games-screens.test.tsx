// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { colourQuestions, nothingClear } from "~/content/facts/games.ts";
import type { Locale } from "~/i18n/locale.ts";
import { LanguageProvider } from "~/i18n/locale-context.tsx";
import { AnswerReview } from "./answer-review.tsx";
import type { GameResult } from "./game-result.ts";
import { GameResults } from "./game-results.tsx";
import { PlateFigure } from "./plate-figure.tsx";

afterEach(cleanup);

function show(part: ReactNode, locale: Locale = "en"): void {
  render(<LanguageProvider value={{ locale, explicit: false }}>{part}</LanguageProvider>);
}

/** The texts of the review, one for each plate. */
function reviewed(answers: readonly (string | undefined)[], locale: Locale): string[] {
  const { games } = locale === "en" ? english : arabic;
  show(<AnswerReview words={games} questions={colourQuestions} answers={answers} />, locale);
  return screen.getAllByRole("listitem").map((row) => row.textContent ?? "");
}

test("the review shows each answer as Correct or Incorrect, and None where there is none (F219, D41)", () => {
  expect(reviewed(["2", "21", nothingClear, undefined], "en")).toEqual([
    "Plate 1You answered: 2Correct",
    "Plate 2You answered: 21The number is 74Incorrect",
    "Plate 3You answered: Nothing clearThe number is 42Incorrect",
    "Plate 4You answered: NoneThe number is 6Incorrect",
  ]);
});

test("in Arabic the review counts plates in Arabic digits and shows numbers as they look on the plate (D5)", () => {
  const [first, , , last] = reviewed(["2", "74", "42", undefined], "ar");
  expect(first).toBe("اللوحة ١إجابتك: 2صحيحة");
  expect(last).toBe("اللوحة ٤إجابتك: بلا إجابةالرقم هو 6غير صحيحة");
  expect(screen.getAllByText("2")[0]?.closest("bdi")?.getAttribute("dir")).toBe("ltr");
});

test.each([
  [4, "Good job! You have strong visual perception."],
  [2, "Keep practicing to improve your visual discrimination skills."],
])(
  "results of the spot game that no player reaches have their words: %i of 5 (F221, D41)",
  (score, text) => {
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
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(`${score} of 5`)).toBeTruthy();
    expect(screen.getByText("61 seconds")).toBeTruthy();
  },
);

test("a plate is drawn by us and says only what it is; another address takes its place (F239, D28, D39)", () => {
  const { plate } = english.games.colour;
  show(<PlateFigure index={1} image={null} label={plate} />);
  const drawn = screen.getByRole("img", { name: "A disc of coloured dots" });
  expect(drawn.querySelectorAll("path").length).toBeGreaterThan(30);
  expect(drawn.textContent).toBe("");
  cleanup();
  show(<PlateFigure index={1} image="https://plates.example/b.webp" label={plate} />);
  const other = screen.getByRole("img", { name: plate });
  expect(within(other).queryAllByRole("img")).toHaveLength(0);
  expect(other.querySelector("img")?.getAttribute("src")).toBe("https://plates.example/b.webp");
  expect(other.querySelector("path")).toBeNull();
});

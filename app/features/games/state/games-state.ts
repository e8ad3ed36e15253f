import { colourQuestions, oddCount } from "~/content/data/games.ts";
import { colourScore } from "./colour-review.ts";
import type { GameResult } from "./game-result.ts";
import type { SpotRound } from "./spot-round.ts";

/** What the page shows (REQ-GAME-5). */
export type GamesScreen =
  | { kind: "selection" }
  | { kind: "colour"; answers: readonly string[] }
  | { kind: "spot"; round: SpotRound; found: readonly number[]; startedAt: number }
  | { kind: "results"; result: GameResult; answers: readonly (string | undefined)[] };

/** The games of one visit: the screen in hand, and every result since the page was opened, the first one first. */
export interface GamesState {
  screen: GamesScreen;
  history: readonly GameResult[];
}

/** What a player does. Times are milliseconds of one clock that never goes back. */
export type GamesAction =
  | { type: "start colour" }
  | { type: "start spot"; round: SpotRound; now: number }
  | { type: "answer"; option: string }
  | { type: "press"; square: number; now: number }
  | { type: "go on"; games: GamesState }
  | { type: "leave" }
  | { type: "clear history" };

export const newGames: GamesState = { screen: { kind: "selection" }, history: [] };

/** The games after an action. What does not fit the screen in hand, such as a late press, changes nothing. */
export function playGames(state: GamesState, action: GamesAction): GamesState {
  switch (action.type) {
    case "start colour":
      return { ...state, screen: { kind: "colour", answers: [] } };
    case "start spot":
      return {
        ...state,
        screen: { kind: "spot", round: action.round, found: [], startedAt: action.now },
      };
    case "answer":
      return answered(state, action.option);
    case "press":
      return pressed(state, action.square, action.now);
    case "go on":
      return action.games;
    case "leave":
      return { ...state, screen: newGames.screen };
    case "clear history":
      return { ...state, history: [] };
  }
}

/** One answer leads to the next question, the last one to the results. */
function answered(state: GamesState, option: string): GamesState {
  if (state.screen.kind !== "colour") return state;
  const answers = [...state.screen.answers, option];
  if (answers.length < colourQuestions.length) {
    return { ...state, screen: { kind: "colour", answers } };
  }
  const score = colourScore(colourQuestions, answers);
  return finished(state, { type: "colour", score, maxScore: colourQuestions.length }, answers);
}

/** An odd square is found once; any other press does nothing. The fifth ends the game. */
function pressed(state: GamesState, square: number, now: number): GamesState {
  if (state.screen.kind !== "spot") return state;
  const { round, startedAt } = state.screen;
  const isOdd = round.squares.some(({ number, odd }) => odd && number === square);
  if (!isOdd || state.screen.found.includes(square)) return state;
  const found = [...state.screen.found, square];
  if (found.length < oddCount) return { ...state, screen: { ...state.screen, found } };
  return finished(state, {
    type: "spot",
    score: found.length,
    maxScore: oddCount,
    timeTaken: wholeSeconds(now - startedAt),
  });
}

function finished(
  { history }: GamesState,
  result: GameResult,
  answers: readonly string[] = [],
): GamesState {
  return { screen: { kind: "results", result, answers }, history: [...history, result] };
}

/** Whole seconds that have passed in a time of milliseconds. */
export function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

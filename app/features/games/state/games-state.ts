import { colourQuestions, oddCount } from "~/content/data/games.ts";
import { colourScore } from "./colour-review.ts";
import type { GameResult } from "./game-result.ts";
import type { SpotRound } from "./spot-round.ts";

/** The current screen (REQ-GAME-7). */
export type GamesScreen =
  | { kind: "selection" }
  | { kind: "colour"; answers: readonly string[] }
  | { kind: "spot"; round: SpotRound; found: readonly number[]; startedAt: number }
  | { kind: "results"; result: GameResult; answers: readonly (string | undefined)[] };

/** The games of one visit: the current screen, and all results since the page was opened, oldest first. */
export interface GamesState {
  screen: GamesScreen;
  history: readonly GameResult[];
}

/** Actions of a player. Times are milliseconds of a monotonic clock. */
export type GamesAction =
  | { type: "start colour" }
  | { type: "start spot"; round: SpotRound; now: number }
  | { type: "answer"; option: string }
  | { type: "click square"; square: number; now: number }
  | { type: "restore"; games: GamesState }
  | { type: "leave" }
  | { type: "clear history" };

export const newGames: GamesState = { screen: { kind: "selection" }, history: [] };

/** Returns the state after an action. An action of another screen, such as a late click, changes nothing. */
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
    case "click square":
      return clicked(state, action.square, action.now);
    case "restore":
      return action.games;
    case "leave":
      return { ...state, screen: newGames.screen };
    case "clear history":
      return { ...state, history: [] };
  }
}

/** An answer shows the next question; the last answer shows the results. */
function answered(state: GamesState, option: string): GamesState {
  if (state.screen.kind !== "colour") return state;
  const answers = [...state.screen.answers, option];
  if (answers.length < colourQuestions.length) {
    return { ...state, screen: { kind: "colour", answers } };
  }
  const score = colourScore(colourQuestions, answers);
  return finished(state, { type: "colour", score, maxScore: colourQuestions.length }, answers);
}

/** An odd square is found once; any other click does nothing. The fifth ends the game. */
function clicked(state: GamesState, square: number, now: number): GamesState {
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

/** Returns the whole seconds in a duration in milliseconds. */
export function wholeSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

import { expect, test } from "vitest";
import { mulberry32 } from "~/illustrations/svg/random.ts";
import { type GamesAction, type GamesState, newGames, playGames } from "./games-state.ts";
import { newSpotRound } from "./spot-round.ts";

const round = newSpotRound(mulberry32(7));
const odd = round.squares.filter((square) => square.odd).map(({ number }) => number);
const usual = round.squares.filter((square) => !square.odd).map(({ number }) => number);

/** Returns the state after some actions. */
function after(actions: readonly GamesAction[], state: GamesState = newGames): GamesState {
  return actions.reduce(playGames, state);
}

const answers = (...options: string[]) =>
  options.map((option): GamesAction => ({ type: "answer", option }));
const clicks = (squares: readonly number[], now = 0) =>
  squares.map((square): GamesAction => ({ type: "click square", square, now }));
const colour: GamesAction = { type: "start colour" };
const spot: GamesAction = { type: "start spot", round, now: 1000 };

test("each answer shows the next question, the fourth the results", () => {
  const third = after([colour, ...answers("2", "74", "47")]);
  expect(third.screen).toEqual({ kind: "colour", answers: ["2", "74", "47"] });
  expect(third.history).toEqual([]);
  const result = { type: "colour", score: 3, maxScore: 4 };
  const { screen, history } = after(answers("6"), third);
  expect(screen).toEqual({ kind: "results", result, answers: ["2", "74", "47", "6"] });
  expect(history).toEqual([result]);
});

test("an odd square counts once, any other never", () => {
  const [first = 0] = odd;
  const { screen } = after([spot, ...clicks([first, ...usual, first, 0, 10])]);
  expect(screen).toMatchObject({ kind: "spot", found: [first] });
});

test("the fifth odd square ends the game with its elapsed whole seconds", () => {
  const four = after([spot, ...clicks(odd.slice(0, 4), 5000)]);
  expect(four.screen.kind).toBe("spot");
  const { screen, history } = after(clicks(odd.slice(4), 15_999), four);
  const result = { type: "spot", score: 5, maxScore: 5, timeTaken: 14 };
  expect(screen).toEqual({ kind: "results", result, answers: [] });
  expect(history).toEqual([result]);
});

test("a restart resets the game", () => {
  const played = after([colour, ...answers("3", "21", "12", "8")]);
  expect(after([colour], played).screen).toEqual({ kind: "colour", answers: [] });
  const halfFound = after([spot, ...clicks(odd.slice(0, 3))]);
  const again: GamesAction = { ...spot, now: 9000 };
  expect(after([again], halfFound).screen).toEqual({
    kind: "spot",
    round,
    found: [],
    startedAt: 9000,
  });
});

test("leaving a game records nothing and does not change the history", () => {
  const played = after([colour, ...answers("2", "74", "42", "6")]);
  const left = after([spot, ...clicks(odd.slice(0, 4)), { type: "leave" }], played);
  expect(left.screen).toEqual({ kind: "selection" });
  expect(left.history).toEqual(played.history);
});

test("the history grows with each finished game, in order, and is emptied at once", () => {
  const games = [colour, ...answers("2", "74", "42", "6"), spot, ...clicks(odd, 3000)];
  const played = after(games);
  expect(played.history).toEqual([
    { type: "colour", score: 4, maxScore: 4 },
    { type: "spot", score: 5, maxScore: 5, timeTaken: 2 },
  ]);
  const cleared = after([{ type: "clear history" }], played);
  expect(cleared.history).toEqual([]);
  expect(cleared.screen).toBe(played.screen);
});

test("a late click changes nothing", () => {
  const finished = after([spot, ...clicks(odd)]);
  expect(after([...clicks(odd), ...answers("2")], finished)).toBe(finished);
  expect(after([...clicks(odd), ...answers("2")])).toBe(newGames);
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { GamesState } from "./games-state.ts";
import { newSpotRound } from "./spot-round.ts";
import { keepGames, takeKeptGames } from "./stored-games.ts";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const game: GamesState = {
  screen: { kind: "spot", round: newSpotRound(Math.random), found: [2], startedAt: 1000 },
  history: [{ type: "colour", score: 3, maxScore: 4 }],
};

test("a game goes on with the seconds it had, on the clock of the next page", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(8000);
  keepGames(game);
  clock.mockReturnValue(50);
  expect(takeKeptGames()).toEqual({ ...game, screen: { ...game.screen, startedAt: 50 - 7000 } });
});

test("it is taken once, and nothing is kept after that", () => {
  keepGames(game);
  expect(takeKeptGames()).not.toBeNull();
  expect(takeKeptGames()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("somebody else's entry, or a storage that is blocked, begins the games anew", () => {
  sessionStorage.setItem("games", "{");
  expect(takeKeptGames()).toBeNull();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  expect(takeKeptGames()).toBeNull();
});

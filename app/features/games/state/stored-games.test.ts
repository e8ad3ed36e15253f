// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { GamesState } from "./games-state.ts";
import { newSpotRound } from "./spot-round.ts";
import { storeGames, takeStoredGames } from "./stored-games.ts";

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
  storeGames(game);
  clock.mockReturnValue(50);
  expect(takeStoredGames()).toEqual({ ...game, screen: { ...game.screen, startedAt: 50 - 7000 } });
});

test("it is taken once, and nothing is kept after that", () => {
  storeGames(game);
  expect(takeStoredGames()).not.toBeNull();
  expect(takeStoredGames()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("somebody else's entry, or a storage that is blocked, begins the games anew", () => {
  sessionStorage.setItem("games", "{");
  expect(takeStoredGames()).toBeNull();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  expect(takeStoredGames()).toBeNull();
});

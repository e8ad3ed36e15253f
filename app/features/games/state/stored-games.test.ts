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

test("a game continues with its elapsed seconds, on the clock of the next page", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(8000);
  storeGames(game);
  clock.mockReturnValue(50);
  expect(takeStoredGames()).toEqual({ ...game, screen: { ...game.screen, startedAt: 50 - 7000 } });
});

test("the entry is used once and then removed", () => {
  storeGames(game);
  expect(takeStoredGames()).not.toBeNull();
  expect(takeStoredGames()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("an invalid entry, or a blocked storage, starts new games", () => {
  sessionStorage.setItem("games", "{");
  expect(takeStoredGames()).toBeNull();
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  expect(takeStoredGames()).toBeNull();
});

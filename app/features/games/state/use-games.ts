import { useEffect, useReducer } from "react";
import type { GameId } from "~/content/data/games.ts";
import { newGames, playGames } from "./games-state.ts";
import { newSpotRound } from "./spot-round.ts";
import { storeGames, takeStoredGames } from "./stored-games.ts";
import { gameClock } from "./use-running-seconds.ts";

/**
 * The games of this page and their actions. They are in the page's memory only, and are stored
 * only for a language switch (REQ-LANG-8).
 */
export function useGames() {
  const [games, dispatch] = useReducer(playGames, newGames);
  const { screen, history } = games;
  useEffect(() => {
    const stored = takeStoredGames();
    if (stored) dispatch({ type: "restore", games: stored });
  }, []);
  useEffect(() => {
    const store = () => storeGames(games);
    addEventListener("languageswitch", store);
    return () => removeEventListener("languageswitch", store);
  }, [games]);
  return {
    screen,
    history,
    start: (game: GameId) =>
      dispatch(
        game === "colour"
          ? { type: "start colour" }
          : { type: "start spot", round: newSpotRound(Math.random), now: gameClock() },
      ),
    answer: (option: string) => dispatch({ type: "answer", option }),
    clickSquare: (square: number) => dispatch({ type: "click square", square, now: gameClock() }),
    leave: () => dispatch({ type: "leave" }),
    clearHistory: () => dispatch({ type: "clear history" }),
  };
}

import {
  readStoredValue,
  removeStoredValue,
  storeValue,
} from "~/client/enhancements/loading/web-storage.ts";
import type { GamesState } from "./games-state.ts";
import { gameClock } from "./use-running-seconds.ts";

/**
 * sessionStorage key of the games for the page in the other language; also the name of the island, which then hydrates
 * at once.
 */
const entryKey = "games";

/**
 * Stores the running games for the same page in the other language (REQ-LANG-8). They continue there, without the
 * seconds of the change. Without storage, new games start.
 */
export function storeGames(state: GamesState): void {
  storeValue("sessionStorage", entryKey, JSON.stringify({ state, at: gameClock() }));
}

/** Returns and removes the stored games, on the clock of this page; null when there are none. */
export function takeStoredGames(): GamesState | null {
  const stored = readStoredValue("sessionStorage", entryKey);
  if (!stored) return null;
  removeStoredValue("sessionStorage", entryKey);
  try {
    const { state, at } = JSON.parse(stored) as { state: GamesState; at: number };
    const { screen } = state;
    if (screen.kind !== "spot") return state;
    const startedAt = gameClock() - (at - screen.startedAt);
    return { ...state, screen: { ...screen, startedAt } };
  } catch {
    // The value is damaged.
    return null;
  }
}

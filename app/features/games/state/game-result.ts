import { type GameId, goodHistoryShare, goodShare } from "~/content/data/games.ts";
import type { Verdict } from "~/content/games.types.ts";

/** A finished game, in memory until the visitor leaves the page. */
export interface GameResult {
  type: GameId;
  score: number;
  maxScore: number;
  /** Elapsed whole seconds; only for the spot game. */
  timeTaken?: number;
}

/** The verdict of a game: all points, a good share of them, or fewer (REQ-GAME-9). */
export function verdictOf({ type, score, maxScore }: GameResult): Verdict {
  return graded(score, maxScore, goodShare[type]);
}

/** The badge of a result in the history, with the same threshold for both games. */
export function badgeOf({ score, maxScore }: GameResult): Verdict {
  return graded(score, maxScore, goodHistoryShare);
}

function graded(score: number, maxScore: number, good: number): Verdict {
  if (score === maxScore) return "perfect";
  return score / maxScore >= good ? "good" : "low";
}

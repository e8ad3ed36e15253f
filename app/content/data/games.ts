/** The two games, in display order. */
export const gameIds = ["colour", "spot"] as const;

export type GameId = (typeof gameIds)[number];

/** The option below every plate besides the numbers. */
export const nothingClear = "nothing";

export interface ColourQuestion {
  /** Address of another plate; null shows our own plate for this position. */
  image: string | null;
  /**
   * The possible answers: the numbers as written on the plate, in ascending order, so that the position does not
   * reveal the answer.
   */
  options: readonly string[];
  answer: string;
}

/** The four questions in order; each asks for the visible number. */
export const colourQuestions: readonly ColourQuestion[] = [
  { image: null, options: ["2", "3", "7", nothingClear], answer: "2" },
  { image: null, options: ["21", "74", nothingClear], answer: "74" },
  { image: null, options: ["12", "42", "47", nothingClear], answer: "42" },
  { image: null, options: ["3", "6", "8", nothingClear], answer: "6" },
];

/** Number of squares in the spot game, and of the odd ones (REQ-GAME-5). */
export const squareCount = 9;
export const oddCount = 5;

/** Minimum share of points for a good result (REQ-GAME-9). */
export const goodShare: Record<GameId, number> = { colour: 0.7, spot: 0.6 };

/** Minimum share for the list of results of both games. */
export const goodHistoryShare = 0.7;

/** The article about colour vision. */
export const colourArticle = "colour-vision-explained";

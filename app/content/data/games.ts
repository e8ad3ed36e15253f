/** The two games, in the order they are offered. */
export const gameIds = ["colour", "spot"] as const;

export type GameId = (typeof gameIds)[number];

/** The option that stands under every plate beside the numbers. */
export const nothingClear = "nothing";

export interface ColourQuestion {
  /** Address of another plate; null shows the plate we draw for this place in the list. */
  image: string | null;
  /** What can be answered: numbers as they look on the plate, from the smallest on, so that no place tells the answer. */
  options: readonly string[];
  answer: string;
}

/** The four questions, in order; each asks what number is seen. */
export const colourQuestions: readonly ColourQuestion[] = [
  { image: null, options: ["2", "3", "7", nothingClear], answer: "2" },
  { image: null, options: ["21", "74", nothingClear], answer: "74" },
  { image: null, options: ["12", "42", "47", nothingClear], answer: "42" },
  { image: null, options: ["3", "6", "8", nothingClear], answer: "6" },
];

/** Squares of the spot game, and how many of them are odd (REQ-GAME-5). */
export const squareCount = 9;
export const oddCount = 5;

/** Share of the points from which a result is good (REQ-GAME-9). */
export const goodShare: Record<GameId, number> = { colour: 0.7, spot: 0.6 };

/** The same for the list of results, whichever the game. */
export const goodHistoryShare = 0.7;

/** The article that tells more about what the plates show. */
export const colourArticle = "colour-vision-explained";

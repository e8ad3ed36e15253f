import type { PluralForms } from "~/i18n/plural.ts";
import type { GameId } from "./data/games.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/** Three levels of praise, by the share of points. */
export type Verdict = "perfect" | "good" | "low";

/** The three tips. */
export type EyeTip = "screen" | "diet" | "exercise";

/** Words of the games themselves, without metadata and closing band. */
export type GameWords = Omit<GamesWords, "metadata" | "closing">;

/** Words of /eye-games. `#` is a count, `{total}` its total. */
export interface GamesWords extends PageHeadWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  choice: {
    /** Visually hidden heading of the choice. */
    title: string;
    /** Shown on each card before the name of its game. */
    play: string;
    /** Shown instead of the link when JavaScript does not run. */
    noScript: string;
  };
  games: Record<GameId, { name: string; text: string }>;
  back: string;
  /** Shown beside a running game. */
  entertainment: Record<GameId, string>;
  colour: ColourGameWords;
  spot: SpotGameWords;
  /** Elapsed whole seconds. */
  seconds: PluralForms;
  score: string;
  results: ResultsWords;
  history: {
    title: string;
    clear: string;
    badges: Record<Verdict, string>;
  };
  tips: { title: string; items: Record<EyeTip, { title: string; text: string }> };
  disclaimer: { title: string; text: string };
  closing: ClosingWords;
}

interface ColourGameWords {
  progress: string;
  question: string;
  /** Text alternative of every plate; it does not reveal the number. */
  plate: string;
  nothing: string;
}

export interface SpotGameWords {
  found: PluralForms;
  time: string;
  tip: string;
  /** Accessible name of the ring on the usual squares. */
  sample: string;
  /** Accessible name of a square: its number and `{state}`, the ring it shows or that it is found. */
  square: string;
  /** Position of a ring's gap, clockwise in steps of an eighth from the right. */
  gaps: readonly [string, string, string, string, string, string, string, string];
  foundSquare: string;
}

interface ResultsWords {
  title: string;
  messages: Record<GameId, Record<Verdict, string>>;
  time: string;
  again: string;
  another: string;
  exam: string;
  review: {
    title: string;
    plate: string;
    yours: string;
    none: string;
    correct: string;
    incorrect: string;
    number: string;
  };
  notes: Record<GameId, { title: string; text: string }>;
  article: string;
}

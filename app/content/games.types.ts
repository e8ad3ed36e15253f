import type { PluralForms } from "~/i18n/plural.ts";
import type { GameId } from "./data/games.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/** Three steps of praise, by the share of points. */
export type Verdict = "perfect" | "good" | "low";

/** The three tips. */
export type EyeTip = "screen" | "diet" | "exercise";

/** What the games themselves say: everything but the words of search engines and of the end of the page. */
export type GameWords = Omit<GamesWords, "metadata" | "closing">;

/** Words of /eye-games. `#` stands for a count, `{total}` for what it is counted from. */
export interface GamesWords extends PageHeadWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  doors: {
    /** Heading of the choice, for those who hear the page. */
    title: string;
    /** On each door, before the name of its game. */
    play: string;
    /** Instead of the way in where nothing can run. */
    noScript: string;
  };
  games: Record<GameId, { name: string; text: string }>;
  back: string;
  /** Beside a game under way. */
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
  /** Text alternative of every plate; it never tells the number. */
  plate: string;
  nothing: string;
}

export interface SpotGameWords {
  found: PluralForms;
  time: string;
  tip: string;
  /** Name of the ring that the usual squares show. */
  sample: string;
  /** Name of a square: its number, and `{state}`: what it shows or that it is found. */
  square: string;
  /** Where a ring is open, clockwise in steps of an eighth from the right. */
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

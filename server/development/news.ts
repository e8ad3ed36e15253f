/** What an open page may be out of date with. */
export interface Editions {
  /** Another one for every change; an open page that shows a former one reloads. */
  edition: string;
  /** The same for what only pages of the account run; only those reload for it. */
  account: string;
}

/** What the builder tells the server. */
export interface News extends Editions {
  /** Address of the folder of a build, with a slash at its end and the number of the build as its query; null when there is none. */
  build: string | null;
  /** Why there is no newer build, or null. */
  failure: string | null;
}

/** What the server tells the builder: a file that it runs, that it is ready for news, or what it shows from now on. */
export type Report = { runs: string } | { asks: true } | { shows: string };

/** Tells the builder. One that has just ended needs to know nothing. */
export function tell(report: Report): void {
  process.send?.(report, undefined, undefined, () => {});
}

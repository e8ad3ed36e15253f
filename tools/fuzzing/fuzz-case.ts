/** What one case attacks. */
export type Target =
  | "path"
  | "query"
  | "cookie"
  | "header"
  | "bytes"
  | "markup"
  | "rest"
  | "account";

/** One hostile request. */
export interface FuzzCase {
  readonly target: Target;
  readonly method: string;
  /** As it stands in the first line of the request. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Written into a published article before it is asked for. */
  readonly article?: Readonly<Record<"title" | "excerpt" | "content" | "author", string>>;
  /** Sent as it is instead of all the above but the article. */
  readonly bytes?: string;
}

/** What came back. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

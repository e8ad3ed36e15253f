export type Header = readonly [name: string, value: string];

/** One hostile request. */
export interface FuzzCase {
  /** The part of the server that the case attacks. */
  readonly target: "path" | "query" | "cookie" | "header" | "bytes" | "markup" | "rest" | "auth";
  readonly method: string;
  /** The request target. `articleSlug` in it is replaced by the slug of the case's article. */
  readonly path: string;
  readonly headers?: readonly Header[];
  readonly body?: string;
  /** An article that is published before the request. */
  readonly article?: Readonly<Record<"title" | "excerpt" | "content" | "author", string>>;
  /** Sent as they are instead of a request made of the fields above. */
  readonly bytes?: string;
}

export const articleSlug = "{article}";

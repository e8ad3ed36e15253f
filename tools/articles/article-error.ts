/** An error in an article file. */
export interface ArticleError {
  /** Starts at 1. */
  line: number;
  /** The error and its correction. */
  message: string;
}

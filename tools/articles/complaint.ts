/** What is wrong in an article's file. */
export interface Complaint {
  /** From 1. */
  line: number;
  /** What is wrong, and what is right. */
  sentence: string;
}

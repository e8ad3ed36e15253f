import type { Statistic } from "./statistics.ts";

/** A claim with a figure; the words of the page have its label. */
export interface Figure<Key extends string> {
  key: Key;
  value: number;
  suffix: Statistic["suffix"];
}

/** The figures on /about, in full: 100,000+. */
export const aboutFigures: readonly Figure<
  "procedures" | "success" | "surgeons" | "staff" | "years"
>[] = [
  { key: "procedures", value: 100_000, suffix: "+" },
  { key: "success", value: 99, suffix: "%" },
  { key: "surgeons", value: 11, suffix: "" },
  { key: "staff", value: 130, suffix: "+" },
  { key: "years", value: 18, suffix: "+" },
];

/** The three claims in the hero of /book-consultation, abbreviated: 50K+. */
export const bookingFigures: readonly Figure<"patients" | "years" | "branches">[] = [
  { key: "patients", value: 50_000, suffix: "+" },
  { key: "years", value: 15, suffix: "+" },
  { key: "branches", value: 5, suffix: "" },
];

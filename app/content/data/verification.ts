import results from "./verification.json" with { type: "json" };

/** Programs that examine the site in `npm run verify`, in the order of /proof. */
export const programIds = [
  "html-checker",
  "equal-access",
  "alfa",
  "screen-reader",
  "links",
  "vocabulary",
  "rich-results",
  "endpoints",
  "transport-security",
  "vulnerability-scan",
  "power-loss",
] as const;

export type ProgramId = (typeof programIds)[number];

/** Parts of the code that are changed on purpose, to examine their tests. */
export const mutatedParts = ["opening-hours", "search", "limits", "accounts", "gateway"] as const;

export type MutatedPart = (typeof mutatedParts)[number];

export type VerificationId = ProgramId | `mutation-${MutatedPart}`;

/** Subjects of the ASVS requirements that the site does not meet: /proof has a text about each one. */
export const deviationTopics = [
  "passwords",
  "second-factor",
  "mail-links",
  "sessions",
  "privacy",
  "logs",
  "operator",
  "documents",
  "protocol",
] as const;

export type DeviationTopic = (typeof deviationTopics)[number];

/** Numbers of ASVS requirements of Levels 1 and 2, by status, and of the deviating ones by subject. */
export interface AsvsSummary {
  readonly version: string;
  readonly proved: number;
  readonly notApplicable: number;
  readonly deviating: number;
  readonly deviations: Readonly<Partial<Record<DeviationTopic, number>>>;
}

/** The last result of a program. */
export interface ProgramResult {
  readonly name: string;
  readonly version: string;
  /** The examined part, for docs/verification.md. */
  readonly scope: string;
  /** Number of findings without an explanation. */
  readonly open: number;
  readonly explained: readonly { readonly reason: string; readonly count: number }[];
  /** A calendar date. */
  readonly day: string;
  /** Of a mutation test: the number of changes, and of those that tests have detected. */
  readonly changes?: { readonly all: number; readonly detected: number };
}

export interface Verification {
  /** Number of addresses that the programs have examined. */
  readonly addresses: number;
  readonly programs: Readonly<Partial<Record<VerificationId, ProgramResult>>>;
  readonly asvs: AsvsSummary;
}

/** The results that `npm run verify` has written. */
export const verification: Verification = results;

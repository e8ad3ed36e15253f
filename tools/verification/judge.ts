import { readFileSync } from "node:fs";
import type { ProgramResult, VerificationId } from "../../app/content/data/verification.ts";

/** A judge's message about one address. */
export interface Finding {
  rule: string;
  message: string;
  address: string;
}

/** Findings that are not faults of the site, with the reason. */
interface Explanation {
  /** Matches "rule: message". */
  pattern: RegExp;
  reason: string;
}

/** An independent program that examines the site. */
export interface Judge {
  /** The page /proof has a text about each program. */
  id: VerificationId;
  name: string;
  version: string;
  /** The examined part in plain words. */
  scope: string;
  /** Of a mutation test, after the examination. */
  changes?: ProgramResult["changes"];
  explanations: readonly Explanation[];
  /** A judge that is too slow for the run of all. */
  onlyOnRequest?: true;
  /** Examines addresses of a running site. */
  examine(origin: string, addresses: readonly string[]): Promise<Finding[]>;
}

/** The findings of a judge, divided by whether an explanation covers them. */
export interface Verdict {
  open: Finding[];
  /** Number of findings by reason. */
  explained: Map<string, number>;
}

export function divide({ explanations }: Judge, findings: readonly Finding[]): Verdict {
  const verdict: Verdict = { open: [], explained: new Map() };
  for (const finding of findings) {
    const text = `${finding.rule}: ${finding.message}`;
    const reason = explanations.find(({ pattern }) => pattern.test(text))?.reason;
    if (reason === undefined) verdict.open.push(finding);
    else verdict.explained.set(reason, (verdict.explained.get(reason) ?? 0) + 1);
  }
  return verdict;
}

/** The version of a package of this folder. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(
    readFileSync(new URL("package.json", import.meta.url), "utf8"),
  ) as { dependencies: Record<string, string> };
  return dependencies[name] ?? "";
}

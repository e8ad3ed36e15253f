import { readFileSync } from "node:fs";
import type { ProgramResult, VerificationId } from "../../app/content/data/verification.ts";

/** A message of a program about one address. */
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
export interface Program {
  /** The page /proof has a text about each program. */
  id: VerificationId;
  name: string;
  version: string;
  /** The examined part in plain words. */
  scope: string;
  /** Of a mutation test, after the examination. */
  changes?: ProgramResult["changes"];
  explanations: readonly Explanation[];
  /** A program that is too slow for the run of all. */
  onlyOnRequest?: true;
  /** Examines addresses of a running site. */
  examine(origin: string, addresses: readonly string[]): Promise<Finding[]>;
}

/** The findings of a program, divided by whether an explanation covers them. */
export interface DividedFindings {
  open: Finding[];
  /** Number of findings by reason. */
  explained: Map<string, number>;
}

/** Divides findings by whether an explanation covers them. */
export function divideFindings(
  { explanations }: Program,
  findings: readonly Finding[],
): DividedFindings {
  const divided: DividedFindings = { open: [], explained: new Map() };
  for (const finding of findings) {
    const text = `${finding.rule}: ${finding.message}`;
    const reason = explanations.find(({ pattern }) => pattern.test(text))?.reason;
    if (reason === undefined) divided.open.push(finding);
    else divided.explained.set(reason, (divided.explained.get(reason) ?? 0) + 1);
  }
  return divided;
}

/** The version of a package of this folder. */
export function versionOf(name: string): string {
  const { dependencies } = JSON.parse(
    readFileSync(new URL("package.json", import.meta.url), "utf8"),
  ) as { dependencies: Record<string, string> };
  return dependencies[name] ?? "";
}

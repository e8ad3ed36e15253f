import { writeFileSync } from "node:fs";
import {
  type ProgramResult,
  type Verification,
  type VerificationId,
  verification,
} from "../../app/content/data/verification.ts";
import { describeAsvs, summarizeAsvs } from "./asvs/asvs-document.ts";
import type { DividedFindings, Program } from "./program.ts";

/**
 * Writes the results for the page /proof, and the two documents about them. Results of programs that did not run stay
 * as they are.
 */
export function writeResults(
  findingsByProgram: ReadonlyMap<Program, DividedFindings>,
  addresses = verification.addresses,
): void {
  const day = new Date().toISOString().slice(0, 10);
  const news = Object.fromEntries(
    [...findingsByProgram].map(([program, divided]) => [
      program.id,
      resultOf(program, divided, day),
    ]),
  );
  const programs = { ...verification.programs, ...news };
  const results: Verification = { addresses, programs, asvs: summarizeAsvs() };
  write("app/content/data/verification.json", `${JSON.stringify(results, null, 2)}\n`);
  write("docs/verification.md", describeResults(results));
  write("docs/asvs.md", describeAsvs());
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../../${file}`, import.meta.url), text);
}

function resultOf(
  { name, version, scope, changes }: Program,
  { open, explained }: DividedFindings,
  day: string,
): ProgramResult {
  return {
    name,
    version,
    scope,
    open: open.length,
    explained: [...explained].map(([reason, count]) => ({ reason, count })),
    day,
    ...(changes && { changes }),
  };
}

/** The document with the results of all programs, as Markdown. */
export function describeResults({ addresses, programs }: Verification): string {
  const results = Object.values(programs as Record<VerificationId, ProgramResult>);
  return `${[
    "# Verification",
    "",
    `\`npm run verify\` writes this file. Independent programs examined ${addresses} addresses of the built site, in English and Arabic. The simulation of power losses is part of this project. The mutation tests change the code of a folder and count the changes that its tests detect.`,
    "",
    "| Program | Version | Examined | Open findings | Explained findings | Date |",
    "| --- | --- | --- | --- | --- | --- |",
    ...results.map(
      ({ name, version, scope, open, explained, day }) =>
        `| ${name} | ${version} | ${scope} | ${open} | ${explained.reduce((sum, { count }) => sum + count, 0)} | ${day} |`,
    ),
    "",
    "[asvs.md](asvs.md) has the requirements of OWASP ASVS 5.0, each with its test or the reason why there is none.",
    "",
    "## Explained findings",
    "",
    "These findings are not faults of the site.",
    "",
    "| Program | Findings | Reason |",
    "| --- | --- | --- |",
    ...results.flatMap(({ name, explained }) =>
      explained.map(({ reason, count }) => `| ${name} | ${count} | ${reason} |`),
    ),
  ].join("\n")}\n`;
}

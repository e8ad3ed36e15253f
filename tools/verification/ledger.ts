import { readFileSync, writeFileSync } from "node:fs";
import type { Judge, Verdict } from "./judge.ts";

const file = new URL("../../docs/verification.md", import.meta.url);

/** Writes docs/verification.md. The rows of a judge without a verdict stay as they are. */
export function writeLedger(
  judges: readonly Judge[],
  verdicts: ReadonlyMap<Judge, Verdict>,
  addresses: number,
): void {
  const [results = "", reasons = ""] = readFileSync(file, "utf8").split("\n## ");
  const day = new Date().toISOString().slice(0, 10);
  const rows = (earlier: string, describe: (judge: Judge, verdict: Verdict) => string[]) =>
    judges.flatMap((judge) => {
      const verdict = verdicts.get(judge);
      if (verdict) return describe(judge, verdict);
      return earlier.split("\n").filter((line) => line.startsWith(`| ${judge.name} |`));
    });
  const text = [
    "# Verification",
    "",
    `\`npm run verify\` writes this file. Programs that others have written examined ${addresses} addresses of the built site, in English and Arabic. The simulation of power losses is our own. The mutation tests change the code of a folder and count the changes that its tests detect.`,
    "",
    "| Program | Version | Examined | Open findings | Explained findings | Date |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows(results, ({ name, version, scope }, verdict) => [
      `| ${name} | ${version} | ${scope} | ${verdict.open.length} | ${explainedCount(verdict)} | ${day} |`,
    ]),
    "",
    "[asvs.md](asvs.md) has the requirements of OWASP ASVS 5.0, each with its test or the reason why there is none.",
    "",
    "## Explained findings",
    "",
    "These findings are not faults of the site.",
    "",
    "| Program | Findings | Reason |",
    "| --- | --- | --- |",
    ...rows(reasons, ({ name }, { explained }) =>
      [...explained].map(([reason, count]) => `| ${name} | ${count} | ${reason} |`),
    ),
  ];
  writeFileSync(file, `${text.join("\n")}\n`);
}

function explainedCount({ explained }: Verdict): number {
  return [...explained.values()].reduce((sum, count) => sum + count, 0);
}

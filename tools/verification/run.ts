// npm run verify: independent programs examine the built site, and docs/verification.md gets their results (README.md).
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startOurs } from "../performance/servers.ts";
import { listAddresses } from "./addresses.ts";
import { alfa } from "./alfa.ts";
import { endpoints } from "./endpoints.ts";
import { equalAccess } from "./equal-access.ts";
import { htmlChecker } from "./html-checker.ts";
import { divide, type Judge, type Verdict } from "./judge.ts";
import { links } from "./links.ts";
import { powerLoss } from "./power-loss.ts";
import { spokenPages } from "./spoken-pages.ts";

const judges: readonly Judge[] = [
  htmlChecker,
  equalAccess,
  alfa,
  spokenPages,
  links,
  endpoints,
  powerLoss,
];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const here = fileURLToPath(new URL(".", import.meta.url));
if (!existsSync(`${here}node_modules/.package-lock.json`)) {
  console.error("Installing the verifiers …");
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", options, { cwd: here, stdio: "inherit" });
}

const site = await startOurs();
let open = 0;
const verdicts: [Judge, Verdict][] = [];
try {
  const addresses = await listAddresses(site.origin);
  for (const judge of judges) {
    if (values.only && !values.only.split(",").includes(judge.name)) continue;
    console.error(`${judge.name}: ${addresses.length} addresses`);
    const verdict = divide(judge, await judge.examine(site.origin, addresses));
    verdicts.push([judge, verdict]);
    open += verdict.open.length;
    for (const { rule, message, address } of verdict.open)
      console.log(`${judge.name} | ${address} | ${rule} | ${message}`);
  }
  if (!values.only) writeFileSync(ledger(), describe(addresses.length));
} finally {
  await site.stop();
}
process.exitCode = open > 0 ? 1 : 0;

function ledger(): URL {
  return new URL("../../docs/verification.md", import.meta.url);
}

function describe(addresses: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const rows = verdicts.map(
    ([{ name, version, scope }, verdict]) =>
      `| ${name} | ${version} | ${scope} | ${verdict.open.length} | ${explainedCount(verdict)} |`,
  );
  const reasons = verdicts.flatMap(([{ name }, { explained }]) =>
    [...explained].map(([reason, count]) => `| ${name} | ${count} | ${reason} |`),
  );
  return `${[
    "# Verification",
    "",
    `\`npm run verify\` has written this file on ${day}. Programs that others have written examined ${addresses} addresses of the built site, in English and Arabic. The last row is a simulation of our own.`,
    "",
    "| Program | Version | Examined | Open findings | Explained findings |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
    "## Explained findings",
    "",
    "These findings are not faults of the site.",
    "",
    "| Program | Findings | Reason |",
    "| --- | --- | --- |",
    ...reasons,
  ].join("\n")}\n`;
}

function explainedCount({ explained }: Verdict): number {
  return [...explained.values()].reduce((sum, count) => sum + count, 0);
}

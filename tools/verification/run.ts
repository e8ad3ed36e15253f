// npm run verify: independent programs examine the built site, and docs/ gets their results (README.md).
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readOptions } from "../../scripts/environment/options.mjs";
import { startBuiltSite } from "../performance/servers.ts";
import { listAddresses } from "./addresses.ts";
import { alfa } from "./alfa.ts";
import { endpoints } from "./endpoints.ts";
import { equalAccess } from "./equal-access.ts";
import { htmlChecker } from "./html-checker.ts";
import { links } from "./links.ts";
import { mutationTests } from "./mutation-tests.ts";
import { powerLoss } from "./power-loss.ts";
import { type DividedFindings, divideFindings, type Program } from "./program.ts";
import { writeResults } from "./results.ts";
import { spokenPages } from "./spoken-pages.ts";
import { richResults, vocabulary } from "./structured-data.ts";
import { transportSecurity } from "./transport-security.ts";
import { vulnerabilityScan } from "./vulnerability-scan.ts";

const programs: readonly Program[] = [
  htmlChecker,
  equalAccess,
  alfa,
  spokenPages,
  links,
  vocabulary,
  richResults,
  endpoints,
  transportSecurity,
  vulnerabilityScan,
  powerLoss,
  ...mutationTests,
];

const values = readOptions({ only: { type: "string" }, asvs: { type: "boolean" } });
if (values.asvs) {
  writeResults(new Map());
  process.exit();
}

const requested = values.only?.split(",");
const unknown = requested?.find((start) => !programs.some(({ name }) => name.startsWith(start)));
if (unknown !== undefined) {
  const names = programs.map(({ name }) => name).join(", ");
  console.error(`No program's name starts with "${unknown}".\nPrograms: ${names}`);
  process.exit(1);
}
const isRequested = ({ name, onlyOnRequest }: Program) =>
  requested ? requested.some((start) => name.startsWith(start)) : !onlyOnRequest;
const here = fileURLToPath(new URL(".", import.meta.url));
if (!existsSync(`${here}node_modules/.package-lock.json`)) {
  console.error("Installing the verifiers …");
  const options = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", options, { cwd: here, stdio: "inherit" });
}

const site = await startBuiltSite();
let open = 0;
const findingsByProgram = new Map<Program, DividedFindings>();
try {
  const addresses = await listAddresses(site.origin);
  for (const program of programs.filter(isRequested)) {
    console.error(`${program.name}: ${addresses.length} addresses`);
    const divided = divideFindings(program, await program.examine(site.origin, addresses));
    findingsByProgram.set(program, divided);
    open += divided.open.length;
    for (const { rule, message, address } of divided.open)
      console.log(`${program.name} | ${address} | ${rule} | ${message}`);
  }
  writeResults(findingsByProgram, addresses.length);
} finally {
  await site.stop();
}
process.exitCode = open > 0 ? 1 : 0;

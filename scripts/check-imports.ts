// Holds the table of rooms (CONTRIBUTING.md): who may import whom. The rooms stand in .dependency-cruiser.json, the rooms
// within them in import-floors.ts. Fails too when it read hardly anything, because a checker that reads nothing finds nothing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { floorRules } from "./import-floors.ts";

/** The project has more modules than this. */
const fewestModules = 100;

interface Report {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

const { forbidden, options } = JSON.parse(readFileSync(".dependency-cruiser.json", "utf8")) as {
  forbidden: object[];
  options: object;
};
const folder = mkdtempSync(join(tmpdir(), "rules-"));
const config = join(folder, "rules.json");
writeFileSync(config, JSON.stringify({ forbidden: [...forbidden, ...floorRules()], options }));
const result = spawnSync(
  "depcruise",
  ["--config", config, "--output-type", "json", "app", "server"],
  { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
rmSync(folder, { recursive: true });
if (!result.stdout) {
  console.error(result.stderr);
  process.exit(1);
}
const { summary } = JSON.parse(result.stdout) as Report;
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(`${summary.totalCruised} modules read, ${summary.violations.length} breaches`);
if (summary.totalCruised < fewestModules)
  console.error(`expected at least ${fewestModules} modules`);
process.exit(summary.violations.length > 0 || summary.totalCruised < fewestModules ? 1 : 0);

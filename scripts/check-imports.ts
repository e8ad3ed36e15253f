// Holds the table of rooms (CONTRIBUTING.md): who may import whom. Fails too when it read hardly anything, because a
// checker that reads nothing finds nothing.
import { spawnSync } from "node:child_process";

/** The project has more modules than this. */
const fewestModules = 100;

interface Report {
  summary: {
    totalCruised: number;
    violations: { rule: { name: string }; from: string; to: string }[];
  };
}

const result = spawnSync(
  "depcruise",
  ["--config", ".dependency-cruiser.json", "--output-type", "json", "app", "server"],
  { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
);
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

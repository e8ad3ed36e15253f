// Holds the table of rooms (CONTRIBUTING.md): who may import whom. The rooms stand in .dependency-cruiser.json, the rooms
// within them in import-floors.ts. Fails too when it read hardly anything, because a checker that reads nothing finds
// nothing. It also holds docs/map.md to the imports; with --map it draws its rooms anew.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { floorRules } from "./import-floors.ts";
import { untruthsOf, withRooms } from "./map/map-page.ts";
import { type CruisedModule, modulesOf } from "./map/modules.ts";

/** The project has more modules than this. */
const fewestModules = 100;

const mapFile = new URL("../docs/map.md", import.meta.url);

interface Report {
  modules: CruisedModule[];
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
const { summary, modules: cruised } = JSON.parse(result.stdout) as Report;
const modules = modulesOf(cruised);
const page = readFileSync(mapFile, "utf8");
if (process.argv.includes("--map")) writeFileSync(mapFile, withRooms(page, modules));
const untruths = untruthsOf(readFileSync(mapFile, "utf8"), modules);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
for (const untruth of untruths) console.error(`docs/map.md: ${untruth}`);
const isEmpty = summary.totalCruised < fewestModules;
if (isEmpty) console.error(`expected at least ${fewestModules} modules`);
console.log(`${summary.totalCruised} modules read, ${summary.violations.length} breaches`);
process.exit(summary.violations.length + untruths.length > 0 || isEmpty ? 1 : 0);

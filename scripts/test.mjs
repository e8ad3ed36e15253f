// npm test: everything that must hold, from formatting to the browser. Ends with one line: N passed, N failed.
// With --smoke only the main journeys, those that are marked @smoke.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { notRunHere } from "./environment/browsers.mjs";
import { postgresNotRunHere } from "./environment/postgres.mjs";
import { setUp } from "./set-up.mjs";
import { compiler, ensureBuilt, project, run, toolEnvironment } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    "without-browser": { type: "boolean", default: false },
    smoke: { type: "boolean", default: false },
  },
});
const reports = join(project, "test-results");
const tally = { passed: 0, failed: 0 };
/** Fails by the name of the rule; .dependency-cruiser.mjs has them. */
const importRules = [
  ...["--config", ".dependency-cruiser.mjs", "--output-type", "err"],
  ...["app", "server", "packages", "scripts", "tools", "tests", "e2e"],
];
/** What every test took, and every part of the run, in milliseconds. */
const costs = [];
const parts = [];
/** Pictures of pages whose words have changed since. */
const outdated = [];
/** What the compiler learned of the files that have not changed since. */
const typesSeen = join(project, "node_modules", ".cache", "types.tsbuildinfo");

// The tools, the hundred servers that the tests start, and the tests themselves are compiled once.
process.env.NODE_COMPILE_CACHE = join(project, "node_modules", ".cache", "compiled");
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = join(project, "node_modules", ".cache", "playwright");
// Data folders and profiles of the tests go with the run: there are thousands of them.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), "site-proof-"));
// The database of the tests is another user's.
chmodSync(process.env.TMPDIR, 0o755);
process.once("exit", () => rmSync(process.env.TMPDIR, { recursive: true, force: true }));

const browsers = !values["without-browser"];
await setUp({ browsers, postgres: browsers && !values.smoke });
mkdirSync(reports, { recursive: true });

if (!values.smoke) {
  // The unit tests wait now and then, for clocks and processes: there is room for a check beside them.
  await Promise.all([timed("checks", checks), timed("unit tests", unitTests)]);
}
if (!values["without-browser"]) {
  await timed("build", ensureBuilt);
  await timed("browser tests", browserTests);
}

tellDearest();
tellParts();
tellOutdated();
if (!values["without-browser"]) for (const line of notRunHere()) console.log(`\n${line}`);
if (!values.smoke && postgresNotRunHere()) console.log(`\n${postgresNotRunHere()}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 ? 1 : 0);

/** Those that compile, and beside them those that only read. What the router knows of its routes, both need. */
async function checks() {
  await check("route types", "react-router", ["typegen"]);
  await Promise.all([
    inOrder([
      ["types", "node", [compiler, "--noEmit", "--incremental", "--tsBuildInfoFile", typesSeen]],
      ["recipes", "node", ["tools/scaffolding.ts"]],
    ]),
    inOrder([
      ["format and lint", "biome", ["ci", "--error-on-warnings", "."]],
      ["style sheets", "stylelint", ["app/**/*.css"]],
      ["import rules", "depcruise", importRules],
      ["dead code", "knip", []],
      ["database types", "node", ["scripts/database-types.ts", "--check"]],
    ]),
  ]);
}

async function inOrder(some) {
  for (const [name, command, args] of some) await check(name, command, args);
}

/** One check is one test: it passes when the command exits with 0. What it says is shown once it has ended. */
async function check(name, command, args) {
  const said = [];
  const code = await run(command, args, { stdio: ["ignore", "pipe", "pipe"] }, (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  });
  console.log(`\n— ${name}`);
  process.stdout.write(Buffer.concat(said));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function unitTests() {
  console.log("\n— unit and component tests");
  const file = join(reports, "unit.json");
  const code = await run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { fullName, duration } of assertionResults) costs.push([duration ?? 0, fullName]);
  // A suite that cannot be loaded fails without a failed test.
  if (code !== 0 && !report?.numFailedTests) count(0, 1);
  if (!report?.numPassedTests) count(0, 1);
}

async function browserTests() {
  console.log("\n— browser tests");
  const file = join(reports, "browser.json");
  const env = toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const some = values.smoke ? ["--grep", "@smoke"] : [];
  const args = ["test", "--config", "e2e/playwright.config.ts", ...some];
  const code = await run("playwright", args, { env });
  const report = read(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  for (const suite of report?.suites ?? []) addCosts(suite);
  count(expected, unexpected + flaky);
  if (code !== 0 && unexpected + flaky === 0) count(0, 1);
  if (expected === 0) count(0, 1);
}

/** The costs of a file's browser tests, and of the groups in it, and which pages have other words than their pictures. */
function addCosts({ specs = [], suites = [] }) {
  for (const { title, file, tests } of specs) {
    for (const { annotations = [] } of tests)
      for (const { type, description } of annotations)
        if (type === "other words than its picture") outdated.push(description);
    const results = tests.flatMap(({ results }) => results);
    const took = results.reduce((sum, { duration }) => sum + duration, 0);
    costs.push([took, `${file}: ${title}`]);
  }
  for (const suite of suites) addCosts(suite);
}

/** Who wants the proof to be quicker begins here. */
function tellDearest() {
  console.log("\nThe ten dearest tests:");
  const dearest = costs.sort(([one], [other]) => other - one).slice(0, 10);
  for (const [took, name] of dearest) console.log(`  ${(took / 1000).toFixed(1)} s  ${name}`);
}

function tellParts() {
  console.log(
    `\n${parts.map(([name, took]) => `${name} ${Math.round(took / 1000)} s`).join(", ")}`,
  );
}

/** A change of words fails no test, but the new state is not guarded before somebody takes it. */
function tellOutdated() {
  if (outdated.length === 0) return;
  console.log(`\nNot compared, because their words have changed: ${outdated.length} pictures.`);
  console.log(
    "Look at them with `npm run pictures`, take them with `npm run pictures -- --accept`.",
  );
}

async function timed(name, work) {
  const start = performance.now();
  await work();
  parts.push([name, performance.now() - start]);
}

function count(passed, failed) {
  tally.passed += passed;
  tally.failed += failed;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

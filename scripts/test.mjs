// npm test: runs every check, from formatting to the browser tests. Its last line is: N passed, N failed.
// `--smoke` runs only the browser tests of the main journeys, which are marked @smoke. `--without-browser` runs none.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMissingBrowsers } from "./environment/browsers.mjs";
import { describeMissingNginx } from "./environment/nginx.mjs";
import { readOptions } from "./environment/options.mjs";
import { describeMissingPostgres } from "./environment/postgres.mjs";
import { compiler, project, run, toolEnvironment } from "./environment/project.mjs";
import { setUp } from "./setup.mjs";

const values = readOptions({
  "without-browser": { type: "boolean", default: false },
  smoke: { type: "boolean", default: false },
});
const reports = join(project, "test-results");
const total = { passed: 0, failed: 0 };
/** The rules are in .dependency-cruiser.mjs. */
const importRules = [
  ...["--config", ".dependency-cruiser.mjs", "--output-type", "err"],
  ...["app", "server", "packages", "scripts", "tools", "tests", "e2e"],
];
/** Durations in milliseconds: of each test, and of each part of the run. */
const testDurations = [];
const partDurations = [];
/** Pages whose words have changed since their screenshot was taken. */
const outdatedScreenshots = [];
/** The incremental cache of the type check. */
const typeCache = join(project, "node_modules", ".cache", "types.tsbuildinfo");

// The tools, the servers that the tests start, and the tests themselves are compiled once.
process.env.NODE_COMPILE_CACHE = join(project, "node_modules", ".cache", "compiled");
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = join(project, "node_modules", ".cache", "playwright");
// The tests make thousands of data directories and browser profiles. They are removed with this folder.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), "site-tests-"));
// The PostgreSQL of the tests runs as another user, who must be able to open the folder.
chmodSync(process.env.TMPDIR, 0o755);
process.once("exit", () => rmSync(process.env.TMPDIR, { recursive: true, force: true }));

const browsers = !values["without-browser"];
await setUp({ browsers, postgres: browsers && !values.smoke });
mkdirSync(reports, { recursive: true });

// The unit tests often wait for timers and processes, so the checks and the build run beside them.
const unitTests = values.smoke ? null : timed("unit tests", runUnitTests);
if (!values.smoke) await timed("checks", runChecks);
const isBuilt = browsers && (await timed("build", runBuild));
await unitTests;
if (isBuilt) await timed("browser tests", runBrowserTests);

printSlowestTests();
printPartDurations();
printOutdatedScreenshots();
const notRun = [
  ...(browsers ? describeMissingBrowsers() : []),
  browsers && !values.smoke && describeMissingNginx(),
  !values.smoke && describeMissingPostgres(),
];
for (const line of notRun) if (line) console.log(`\n${line}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Runs the type check beside the other checks. Both read the route types, so those are generated first. */
async function runChecks() {
  await check("route types", "react-router", ["typegen"]);
  await Promise.all([
    check("types", "node", [compiler, "--noEmit", "--incremental", "--tsBuildInfoFile", typeCache]),
    runInOrder([
      ["format and lint", "biome", ["ci", "--error-on-warnings", "."]],
      ["style sheets", "stylelint", ["app/**/*.css"]],
      ["import rules", "depcruise", importRules],
      ["dead code", "knip", []],
      ["database types", "node", ["scripts/database-types.ts", "--check"]],
    ]),
  ]);
}

async function runInOrder(checks) {
  for (const [name, command, args] of checks) await check(name, command, args);
}

/** Resolves with true when the site is built. */
function runBuild() {
  return check("build", "node", ["scripts/build.mjs"]);
}

/**
 * Counts a command as one test, which passes with exit code 0. Prints its output when it has ended, and resolves with
 * true when it has passed.
 */
async function check(name, command, args) {
  const chunks = [];
  const code = await run(command, args, { stdio: ["ignore", "pipe", "pipe"] }, (child) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => chunks.push(chunk));
  });
  console.log(`\n— ${name}`);
  process.stdout.write(Buffer.concat(chunks));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

async function runUnitTests() {
  console.log("\n— unit and component tests");
  const file = join(reports, "unit.json");
  const code = await run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { fullName, duration } of assertionResults)
      testDurations.push([duration ?? 0, fullName]);
  // A file that cannot be loaded fails without a failed test.
  if (code !== 0 && !report?.numFailedTests) count(0, 1);
  if (!report?.numPassedTests) count(0, 1);
}

async function runBrowserTests() {
  console.log("\n— browser tests");
  const file = join(reports, "browser.json");
  const env = toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const filter = values.smoke ? ["--grep", "@smoke"] : [];
  const args = ["test", "--config", "e2e/playwright.config.ts", ...filter];
  const code = await run("playwright", args, { env });
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  for (const suite of report?.suites ?? []) readSuite(suite);
  count(expected, unexpected + flaky);
  if (code !== 0 && unexpected + flaky === 0) count(0, 1);
  if (expected === 0) count(0, 1);
}

/** Collects the durations of a file's browser tests and its outdated screenshots. */
function readSuite({ specs = [], suites = [] }) {
  for (const { title, file, tests } of specs) {
    for (const { annotations = [] } of tests)
      for (const { type, description } of annotations)
        if (type === "other words than its screenshot") outdatedScreenshots.push(description);
    const results = tests.flatMap(({ results }) => results);
    const duration = results.reduce((sum, { duration }) => sum + duration, 0);
    testDurations.push([duration, `${file}: ${title}`]);
  }
  for (const suite of suites) readSuite(suite);
}

/** Prints the ten slowest tests. */
function printSlowestTests() {
  console.log("\nThe ten slowest tests:");
  const slowest = testDurations.sort(([one], [other]) => other - one).slice(0, 10);
  for (const [duration, name] of slowest)
    console.log(`  ${(duration / 1000).toFixed(1)} s  ${name}`);
}

function printPartDurations() {
  const parts = partDurations.map(([name, duration]) => `${name} ${Math.round(duration / 1000)} s`);
  console.log(`\n${parts.join(", ")}`);
}

/** A changed text fails no test, but the page is unprotected until its screenshot is accepted. */
function printOutdatedScreenshots() {
  const { length } = outdatedScreenshots;
  if (length === 0) return;
  console.log(`\nNot compared, because their words have changed: ${length} screenshots.`);
  console.log(
    "Compare them with `npm run screenshots`, accept them with `npm run screenshots -- --accept`.",
  );
}

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  partDurations.push([name, performance.now() - start]);
  return result;
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

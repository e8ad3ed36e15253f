// What a checkout needs before anything else runs. Plain JavaScript for the machine's own Node (20 or newer): the
// packages, among them the Node that the site itself runs on, may not be there yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const project = fileURLToPath(new URL("..", import.meta.url));

const binaries = join(project, "node_modules", ".bin");

/**
 * The compiler of TypeScript that checks types. It takes a third of the time of the older one beside it, which is there for
 * what other tools and our tests ask of it as a library.
 */
export const compiler = join(project, "node_modules", "typescript-native", "bin", "tsc");

/** Environment in which the project's own Node and tools come first. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: binaries + delimiter + process.env.PATH, ...extra };
}

/** Runs a command in the project, and hands it over as it starts; resolves with its exit code (1 when a signal ended it). */
export function run(command, args, options = {}, begun = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: project,
      stdio: "inherit",
      env: toolEnvironment(),
      ...options,
    });
    begun(child);
    child.once("error", reject);
    // With its last words: those may come after its exit.
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs the project's Node in the place of this process: it hears our signals, and its end is ours. */
export function runInFront(args, environment) {
  const env = toolEnvironment(environment);
  const child = spawn("node", args, { cwd: project, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithNpm(child);
  child.once("exit", (code) => process.exit(code ?? 1));
}

/** npm passes a supervisor's SIGTERM to the shell between us and itself, which dies of it and tells nobody. */
function endWithNpm(child) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 200);
}

/** Whether nothing may be installed: what is missing is named instead. */
export function isSetupOff() {
  return process.env.SETUP === "off";
}

/** Installs the packages of the lockfile when they are not there or not those. Exits with a clear line on failure. */
export async function ensureInstalled() {
  const stamp = join(project, "node_modules", ".installed-from");
  const lock = hashOf([readFileSync(join(project, "package-lock.json"))]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (isSetupOff()) stop("The packages of package-lock.json are not installed. Run: npm run setup");
  console.log(
    "Installing the packages of package-lock.json, because they are missing or changed …",
  );
  const npm = (...args) => run("npm", [...args, "--loglevel=error"], { env: process.env });
  if ((await npm("ci", "--no-audit", "--no-fund")) !== 0)
    stop("The packages could not be installed; see the lines above.");
  // The one script of a package that may run (.npmrc): it fetches the Node of this platform.
  await npm("rebuild", "node", "--ignore-scripts=false");
  const wanting = wantingNode();
  if (wanting) stop(wanting);
  writeFileSync(stamp, lock);
}

/**
 * The packages bring the project's own Node where the registry has one for the platform. Where it has none, or one that
 * does not run (its builds need glibc), the machine's own takes its place. Answers a sentence when that one is too old.
 */
export function wantingNode(own = join(binaries, "node"), machines = process.versions.node) {
  if (spawnSync(own, ["--version"]).status === 0) return null;
  rmSync(own, { force: true });
  if (Number.parseInt(machines, 10) >= 24) return null;
  return `The packages bring no Node that runs here, and the machine's is ${machines}: install Node 24 or newer.`;
}

/** Everything the build depends on. */
const sources = [
  "app",
  "public",
  "scripts/build-steps/compress.ts",
  "scripts/build-steps/pictures.ts",
  "scripts/pictures",
  "package-lock.json",
  "scripts/build-steps/page-scripts.ts",
  "scripts/build-steps/print-styles.ts",
  "scripts/build-steps/source-maps.ts",
  "scripts/build-steps/oldest-browsers.ts",
  "scripts/build-steps/scoped-name.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];

/** Builds the site when a source has changed since the last build. */
export async function ensureBuilt() {
  const stamp = join(project, "build", ".built-from");
  const state = hashOf(
    sources.flatMap((source) => filesOf(join(project, source))).map((file) => readFileSync(file)),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  console.log("Building the site …");
  // A build that fails leaves nothing behind that passes for a whole one.
  rmSync(stamp, { force: true });
  const env = toolEnvironment({ NODE_ENV: "production" });
  if (
    (await run("react-router", ["build", "--logLevel", "error"], { env })) !== 0 ||
    (await run("node", ["scripts/build-steps/page-scripts.ts"], { env })) !== 0
  )
    stop("The site could not be built; see the lines above.");
  if ((await run("node", ["scripts/build-steps/pictures.ts"], { env })) !== 0)
    stop(
      "The icons, photographs and pictures of shared links could not be made; see the lines above.",
    );
  if ((await run("node", ["scripts/build-steps/print-styles.ts"])) !== 0)
    stop("The print styles could not be collected; see the lines above.");
  if ((await run("node", ["scripts/build-steps/source-maps.ts"])) !== 0)
    stop("The source maps could not be moved out of the served folder.");
  if ((await run("node", ["scripts/build-steps/compress.ts"])) !== 0)
    stop("The built files could not be compressed.");
  await writeBillOfMaterials();
  writeFileSync(stamp, state);
}

/** Lists the packages that the built site runs with, as a CycloneDX document in the build. */
async function writeBillOfMaterials() {
  const args = ["sbom", "--omit=dev", "--sbom-format=cyclonedx", "--package-lock-only"];
  const chunks = [];
  const code = await run(
    "npm",
    args,
    { env: process.env, stdio: ["ignore", "pipe", "inherit"] },
    (child) => child.stdout.on("data", (chunk) => chunks.push(chunk)),
  );
  if (code !== 0) stop("The list of packages (SBOM) could not be written.");
  writeFileSync(join(project, "build", "sbom.cdx.json"), Buffer.concat(chunks));
}

/** Prints one line and ends the process with 1. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function hashOf(contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex");
}

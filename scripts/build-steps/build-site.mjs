import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashContents } from "../environment/file-hash.mjs";
import { exitWithError, project, run, toolEnvironment } from "../environment/project.mjs";

/** The files and folders that the build depends on. */
const sources = [
  "app",
  "public",
  "scripts/build-steps",
  "scripts/images",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];

/** The commands of the build in their order, each with the line that explains its failure. */
const steps = [
  ["The site could not be built.", "react-router", "build", "--logLevel", "error"],
  ["The scripts of the pages could not be built.", "node", "scripts/build-steps/client-scripts.ts"],
  [
    "The icons, photos and share images could not be made.",
    "node",
    "scripts/build-steps/images.ts",
  ],
  ["The style sheets could not be built.", "node", "scripts/build-steps/style-sheets.ts"],
  ["The source maps could not be moved.", "node", "scripts/build-steps/source-maps.ts"],
  ["The built files could not be compressed.", "node", "scripts/build-steps/compress.ts"],
];

/** Builds the site when a source has changed since the last build. */
export async function ensureBuilt() {
  const stamp = join(project, "build", ".built-from");
  const state = hashContents(
    sources.flatMap((source) => listFiles(join(project, source))).map((file) => readFileSync(file)),
  );
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  console.log("Building the site …");
  // A failed build must not pass for a whole one.
  rmSync(stamp, { force: true });
  const env = toolEnvironment({ NODE_ENV: "production" });
  for (const [failure, command, ...args] of steps)
    if ((await run(command, args, { env })) !== 0)
      exitWithError(`${failure} The lines above say why.`);
  await writeBillOfMaterials();
  writeFileSync(stamp, state);
}

/** Lists the packages that the built site runs with, as a CycloneDX document in the build. */
async function writeBillOfMaterials() {
  const args = ["sbom", "--omit=dev", "--sbom-format=cyclonedx", "--package-lock-only"];
  const chunks = [];
  const options = { env: process.env, stdio: ["ignore", "pipe", "inherit"] };
  const code = await run("npm", args, options, (child) =>
    child.stdout.on("data", (chunk) => chunks.push(chunk)),
  );
  if (code !== 0) exitWithError("The list of packages (SBOM) could not be written.");
  writeFileSync(join(project, "build", "sbom.cdx.json"), Buffer.concat(chunks));
}

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

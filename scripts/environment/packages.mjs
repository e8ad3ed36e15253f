// Installs the packages of the lockfile. Plain JavaScript for the machine's own Node (20 or newer).
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashContents } from "./file-hash.mjs";
import { binaries, exitWithError, isSetupOff, project, run } from "./project.mjs";

/** Installs the packages of the lockfile unless they are installed. Ends the process with one line on failure. */
export async function ensureInstalled() {
  const stamp = join(project, "node_modules", ".installed-from");
  const lock = hashContents([readFileSync(join(project, "package-lock.json"))]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (isSetupOff())
    exitWithError("The packages of package-lock.json are not installed. Run: npm run setup");
  console.log(
    "Installing the packages of package-lock.json, because they are missing or changed …",
  );
  const npm = (...args) => run("npm", [...args, "--loglevel=error"], { env: process.env });
  if ((await npm("ci", "--no-audit", "--no-fund")) !== 0)
    exitWithError("The packages could not be installed; see the lines above.");
  // The one script of a package that may run (.npmrc): it fetches the Node of this platform.
  await npm("rebuild", "node", "--ignore-scripts=false");
  const fault = findNodeFault();
  if (fault) exitWithError(fault);
  writeFileSync(stamp, lock);
}

/**
 * Returns a sentence when neither the packaged Node nor the machine's Node can run the site, else null. The packages
 * contain a Node for most platforms, but its builds need glibc: one that does not run is removed, so that the machine's
 * Node is used instead.
 */
export function findNodeFault(packaged = join(binaries, "node"), machine = process.versions.node) {
  if (spawnSync(packaged, ["--version"]).status === 0) return null;
  rmSync(packaged, { force: true });
  if (Number.parseInt(machine, 10) >= 24) return null;
  return `The packages bring no Node that runs here, and the machine's is ${machine}: install Node 24 or newer.`;
}

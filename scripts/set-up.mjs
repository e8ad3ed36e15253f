// npm run setup: installs what the two commands need, that is the packages of the lockfile, browsers and PostgreSQL for
// the tests, and the pre-commit hook. With SETUP=off nothing is installed, and what is missing is named instead.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowsers } from "./environment/browsers.mjs";
import { ensurePostgres } from "./environment/postgres.mjs";
import { ensureInstalled, project, run } from "./setup.mjs";

/** Sets the machine up for the tests. Without browsers only the packages are needed; PostgreSQL is for the whole suite. */
export async function setUp({ browsers = true, postgres = true } = {}) {
  await ensureInstalled();
  await installHooks();
  if (browsers) await ensureBrowsers();
  if (postgres) await ensurePostgres();
}

/** Lets git format staged files before each commit, where the checkout has no hooks of its own. */
async function installHooks() {
  if (!existsSync(join(project, ".git"))) return;
  const quiet = { stdio: "ignore" };
  const isSet = (await run("git", ["config", "--get", "core.hooksPath"], quiet)) === 0;
  if (!isSet) await run("git", ["config", "core.hooksPath", ".githooks"], quiet);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();

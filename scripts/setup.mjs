// npm run setup: installs the packages of the lockfile, the browsers, nginx and PostgreSQL for the tests, and the
// pre-commit hook. With SETUP=off nothing is installed, and the missing parts are named instead.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowsers } from "./environment/browsers.mjs";
import { ensureNginx } from "./environment/nginx.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { ensurePostgres } from "./environment/postgres.mjs";
import { project, run } from "./environment/project.mjs";

/** Installs what the tests need; `browsers` (with nginx) and `postgres` leave out those parts. */
export async function setUp({ browsers = true, postgres = true } = {}) {
  await ensureInstalled();
  await installHooks();
  if (browsers) {
    await ensureBrowsers();
    await ensureNginx();
  }
  if (postgres) await ensurePostgres();
}

/** Makes git format staged files before each commit, unless the checkout has other hooks. */
async function installHooks() {
  if (!existsSync(join(project, ".git"))) return;
  const quiet = { stdio: "ignore" };
  const isSet = (await run("git", ["config", "--get", "core.hooksPath"], quiet)) === 0;
  if (!isSet) await run("git", ["config", "core.hooksPath", ".githooks"], quiet);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();

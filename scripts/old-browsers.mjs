// npm run test:old-browsers: installs and builds what is missing, then tests the site in browsers of 2022
// (e2e/old-browsers).
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { run } from "./environment/project.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit(await run("node", ["e2e/old-browsers/run.ts", ...process.argv.slice(2)]));

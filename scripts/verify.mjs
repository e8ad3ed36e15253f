// npm run verify: installs and builds what is missing, then examines the site with independent programs (tools/verification/README.md).
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { run, toolEnvironment } from "./environment/project.mjs";

await ensureInstalled();
// The list of requirements needs no site.
if (!process.argv.includes("--asvs")) await ensureBuilt();
const env = toolEnvironment({ NODE_ENV: "production" });
process.exit(await run("node", ["tools/verification/run.ts", ...process.argv.slice(2)], { env }));

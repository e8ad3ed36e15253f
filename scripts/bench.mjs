// npm run bench: installs and builds what is missing, then measures (tools/performance/README.md).
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { run, toolEnvironment } from "./environment/project.mjs";

await ensureInstalled();
await ensureBuilt();
// A part of the benchmark runs the site in its own process, as production does.
const env = toolEnvironment({ NODE_ENV: "production" });
process.exit(await run("node", ["tools/performance/run.ts", ...process.argv.slice(2)], { env }));

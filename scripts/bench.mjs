// npm run bench: installs and builds what is missing, then measures (tools/performance/README.md).
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { run } from "./environment/project.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit(await run("node", ["tools/performance/run.ts", ...process.argv.slice(2)]));

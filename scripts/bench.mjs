// npm run bench: installs and builds what is missing, then measures (tools/performance/README.md).
import { ensureBuilt, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit(await run("node", ["tools/performance/run.ts", ...process.argv.slice(2)]));

// npm run test:old-browsers: installs and builds what is missing, then tries the site in browsers of 2022
// (e2e/old-browsers).
import { ensureBuilt, ensureInstalled, run } from "./setup.mjs";

await ensureInstalled();
await ensureBuilt();
process.exit(await run("node", ["e2e/old-browsers/run.ts", ...process.argv.slice(2)]));

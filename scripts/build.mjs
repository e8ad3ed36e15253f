// npm run build: installs what is missing and builds what has changed, as npm start does, and serves nothing.
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";

await ensureInstalled();
await ensureBuilt();

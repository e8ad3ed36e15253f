// npm run build: installs missing packages and builds changed sources, as npm start does, without serving.
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureInstalled } from "./environment/packages.mjs";

await ensureInstalled();
await ensureBuilt();

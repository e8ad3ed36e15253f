// npm run build: installs what is missing and builds what has changed, as npm start does, and serves nothing.
import { ensureBuilt, ensureInstalled } from "./setup.mjs";

await ensureInstalled();
await ensureBuilt();

// npm run dev: installs what is missing, and serves the site as npm start does, built anew at every save.
import { ensureInstalled, runInFront } from "./setup.mjs";

await ensureInstalled();
runInFront(["scripts/development.ts"], {});

// npm run dev: installs what is missing, and serves the site as npm start does, built anew at every save.
import { ensureInstalled } from "./environment/packages.mjs";
import { runInForeground } from "./environment/project.mjs";

await ensureInstalled();
runInForeground(["scripts/development.ts"], {});

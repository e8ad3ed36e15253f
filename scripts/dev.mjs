// npm run dev: installs missing packages and serves the sources with Vite's development server.
import { ensureInstalled } from "./environment/packages.mjs";
import { runInForeground } from "./environment/project.mjs";

/** Folders of files that Node loads without Vite. It restarts the process when one of them is saved. */
const restarting = ["server", "packages", "app/content/data", "app/i18n", "scripts/build-steps"];

await ensureInstalled();
runInForeground(
  [
    ...restarting.map((folder) => `--watch-path=${folder}`),
    ...["--watch-preserve-output", "--watch-kill-signal=SIGINT"],
    // Vite's modules import React Router's development build; the server must import the same one.
    ...["--conditions=development", "--enable-source-maps", "server/development.ts"],
    ...restarting,
  ],
  { NODE_ENV: "development" },
);

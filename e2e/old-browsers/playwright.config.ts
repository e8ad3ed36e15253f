import { defineConfig } from "@playwright/test";
import { type OldBrowser, oldBrowsers, whyMissing } from "./programs.ts";

/** The smoke test in the oldest browsers that can be had; `npm run test:old-browsers`, outside of `npm test`. */
export default defineConfig<object, { engineName: OldBrowser }>({
  testDir: ".",
  outputDir: "../../test-results/old-browsers",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  reporter: "list",
  projects: oldBrowsers
    .filter((name) => !whyMissing[name]())
    .map((name) => ({ name, use: { engineName: name } })),
});

import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "../cross-browser/engine-test.ts";
import { missingReasons, oldBrowsers } from "./browsers.ts";

/**
 * The smoke test in the oldest browsers that can be installed. `npm run test:old-browsers` runs it, `npm test` does
 * not.
 */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../../test-results/old-browsers",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  reporter: "list",
  projects: oldBrowsers
    .filter((name) => !missingReasons[name]())
    .map((name) => ({ name, use: { engineNames: [name] } })),
});

import { defineConfig } from "@playwright/test";
import { comparesPictures, findFirefox, findWebKit } from "../scripts/environment/browsers.mjs";
import { site } from "../tools/test-servers/addresses.ts";
import { chromiumFlags } from "../tools/test-servers/chromium-flags.ts";
import type { EngineName, EngineOptions } from "./cross-browser/engine-test.ts";
import { headlessChromium } from "./support/chromium-paths.ts";

const launchOptions = {
  ...(headlessChromium && { executablePath: headlessChromium }),
  args: [...chromiumFlags],
};

/** Memory for every window of the tests, so that what is in it is painted and nothing far below; for whole pages too little. */
const launchForWindows = {
  ...launchOptions,
  args: [...launchOptions.args, "--force-gpu-mem-available-mb=8"],
};

/**
 * The reader at a desk asks for less motion: a fifth of what the tests cost was the drawing of frames. Readers on phones and
 * in other engines do not, and a test about motion says that it wants it.
 */
const desktop = {
  viewport: { width: 1280, height: 800 },
  locale: "en-US",
  contextOptions: { reducedMotion: "reduce" },
} as const;
const phone = {
  viewport: { width: 390, height: 844 },
  locale: "ar-OM",
  hasTouch: true,
  isMobile: true,
};

/** The tests in other engines than Chromium; `scripts/test.mjs` tells which of them are not here. */
const engineTests = "**/cross-browser/*.spec.ts";
const enginePages = "**/cross-browser/pages.spec.ts";
const engines: EngineName[] = [];
if (!findFirefox().missing) engines.push("firefox");
if (!findWebKit().missing) engines.push("webkit");

/** Real browser, real server, real embedded database. Each file says in its name which readers it speaks for. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../test-results/browser",
  globalSetup: "../tools/test-servers/start-servers.ts",
  fullyParallel: true,
  // A page waits a third of its time, for frames, answers and clocks: with three, two cores have work.
  workers: 3,
  // A trace costs as much as the page it records, so only a failure that is repeated leaves one. A test that passes the
  // second time has failed all the same: scripts/test.mjs counts it so.
  retries: 1,
  forbidOnly: true,
  // Limits for a machine that has other work; on a quiet one nothing comes near them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json"]],
  // Only who asks for it takes the new state of a picture (scripts/compare-screenshots.mjs).
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  // What cannot be pressed is told as such, and long before the whole test is given up.
  use: {
    actionTimeout: 30_000,
    baseURL: site,
    launchOptions,
    // The worker would answer for the server, from the sixth quiet second on; its own tests let it.
    serviceWorkers: "block",
    timezoneId: "Asia/Muscat",
    trace: "on-first-retry",
  },
  projects: [
    // A journey is one engine's; a page is shown by all of them at once. Each of these has one worker: starting another
    // engine costs as much as many of its pages. They come first, so that the last of them keeps no core idle.
    ...engines.map((engine) => ({
      name: engine,
      use: { ...desktop, engineNames: [engine] },
      testMatch: engineTests,
      testIgnore: enginePages,
      timeout: 120_000,
      workers: 1,
    })),
    ...(engines.length > 0
      ? [
          {
            name: `pages in ${engines.join(" and ")}`,
            use: { ...desktop, engineNames: engines, engineUse: "look" as const },
            testMatch: enginePages,
            timeout: 120_000,
            workers: 1,
          },
        ]
      : []),
    {
      name: "desktop",
      use: { ...desktop, launchOptions: launchForWindows },
      testIgnore: [
        "**/*.phone.spec.ts",
        "**/screenshots.spec.ts",
        "**/old-browsers/**",
        engineTests,
      ],
    },
    {
      name: "phone",
      use: { ...phone, launchOptions: launchForWindows },
      testMatch: "**/*.phone.spec.ts",
    },
    // A page that looks different looks so the second time too.
    ...(comparesPictures()
      ? [{ name: "pictures", testMatch: "**/screenshots.spec.ts", retries: 0 }]
      : []),
  ],
});

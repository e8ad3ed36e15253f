import { defineConfig } from "@playwright/test";
import { comparesScreenshots, findFirefox, findWebKit } from "../scripts/environment/browsers.mjs";
import { findNginx } from "../scripts/environment/nginx.mjs";
import { site } from "../tools/test-servers/addresses.ts";
import { chromiumFlags } from "../tools/test-servers/chromium-flags.ts";
import type { EngineName, EngineOptions } from "./cross-browser/engine-test.ts";
import { headlessChromium } from "./support/chromium-paths.ts";
import { desktopViewport, phoneViewport } from "./support/viewports.ts";

const launchOptions = {
  ...(headlessChromium && { executablePath: headlessChromium }),
  args: [...chromiumFlags],
  // Without a UTF-8 locale, Chromium saves a file with an Arabic name as "download".
  env: { ...process.env, LANG: process.env.LANG || "C.UTF-8" },
};

/**
 * Enough GPU memory for the visible part of a page. Chromium then paints nothing far below the viewport. Screenshots of
 * whole pages need more.
 */
const launchForWindows = {
  ...launchOptions,
  args: [...launchOptions.args, "--force-gpu-mem-available-mb=8"],
};

/**
 * The desktop project prefers reduced motion, because animation frames took a fifth of its time. The other projects do
 * not. A test about motion sets its own preference.
 */
const desktop = {
  viewport: desktopViewport,
  locale: "en-US",
  contextOptions: { reducedMotion: "reduce" },
} as const;
const phone = {
  viewport: phoneViewport,
  locale: "ar-OM",
  hasTouch: true,
  isMobile: true,
};

/** The tests in Firefox and WebKit. `scripts/test.mjs` lists the browsers that are not installed. */
const engineTests = "**/cross-browser/*.spec.ts";
const enginePages = "**/cross-browser/pages.spec.ts";
const engines: EngineName[] = [];
if (!findFirefox().missing) engines.push("firefox");
if (!findWebKit().missing) engines.push("webkit");

/**
 * The tests use a real browser, a real server and the real embedded database. The name of a file selects its project.
 */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  outputDir: "../test-results/browser",
  globalSetup: "../tools/test-servers/start-servers.ts",
  fullyParallel: true,
  // A test waits a third of its time for frames, responses and timers, so three workers keep two cores busy.
  workers: 3,
  // The retry records a trace, which doubles the time of a test. scripts/test.mjs counts a test that passes on its
  // retry as failed.
  retries: 1,
  forbidOnly: true,
  // Timeouts for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json"]],
  // Only scripts/compare-screenshots.mjs updates screenshots.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  // An action that cannot run fails with its own message before the test times out.
  use: {
    actionTimeout: 30_000,
    baseURL: site,
    launchOptions,
    // After six seconds the service worker would respond in place of the server. Its own tests allow it.
    serviceWorkers: "block",
    timezoneId: "Asia/Muscat",
    trace: "on-first-retry",
  },
  projects: [
    // A journey runs in one engine. A page is loaded in all engines at once. Each of these projects has one worker,
    // because starting an engine takes as long as many pages. They come first because they take longest.
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
            use: { ...desktop, engineNames: engines, engineUse: "pages" as const },
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
        // Without nginx the last lines of the run say so.
        ...(findNginx() ? [] : ["**/shared-cache.spec.ts"]),
      ],
    },
    {
      name: "phone",
      use: { ...phone, launchOptions: launchForWindows },
      testMatch: "**/*.phone.spec.ts",
    },
    // A retry would show the same difference.
    ...(comparesScreenshots()
      ? [{ name: "screenshots", testMatch: "**/screenshots.spec.ts", retries: 0 }]
      : []),
  ],
});

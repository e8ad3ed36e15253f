import { test as base } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/browsers.mjs";
import type { Engine, EnginePage } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that pages are tried in beside Chromium. */
export type EngineName = "firefox" | "webkit";

interface Fixtures {
  /** A reader in the engine of the project, who has never been here. Chromium's `page` stands beside, to be compared. */
  reader: EnginePage;
}

/** What was found. The configuration leaves out the engines that are not here. */
function here<Found extends { missing?: never }>(found: Found | { missing: string[] }): Found {
  if (found.missing) throw new Error(`missing: ${found.missing.join(" ")}`);
  return found;
}

/** Tests whose reader is in one of these engines, the first if the configuration names none. */
export function testsIn(engines: Record<string, () => Promise<Engine>>, first: string) {
  return base.extend<Fixtures, { engineName: string; engine: Engine }>({
    engineName: [first, { option: true, scope: "worker" }],
    engine: [
      async ({ engineName }, use) => {
        const engine = await engines[engineName]?.();
        if (!engine) throw new Error(`no engine is called ${engineName}`);
        await use(engine);
        await engine.close();
      },
      // A browser's start must not count as a test's time.
      { scope: "worker", timeout: 180_000 },
    ],
    reader: async ({ engine }, use) => {
      await use(await engine.newReader());
    },
  });
}

/** Tests that run in another engine than Chromium. */
export const test = testsIn(
  {
    firefox: () => startFirefox(here(findFirefox()).program),
    webkit: () => startWebKit(here(findWebKit())),
  } satisfies Record<EngineName, unknown>,
  "firefox",
);

import { test as base } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/browsers.mjs";
import type { Engine, EnginePage } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that pages are tried in beside Chromium. */
export type EngineName = "firefox" | "webkit";

interface Options {
  engineNames: EngineName[];
}

interface Reader {
  name: EngineName;
  page: EnginePage;
}

interface Fixtures {
  /** A reader in each engine of the project, who has never been here. Chromium's `page` stands beside, to be compared. */
  readers: readonly Reader[];
  /** The reader of a project of one engine. */
  reader: EnginePage;
}

const start: Record<EngineName, () => Promise<Engine>> = {
  firefox: () => startFirefox(here(findFirefox()).program),
  webkit: () => startWebKit(here(findWebKit())),
};

/** What was found. The configuration leaves out the engines that are not here. */
function here<Found extends { missing?: never }>(found: Found | { missing: string[] }): Found {
  if (found.missing) throw new Error(`missing: ${found.missing.join(" ")}`);
  return found;
}

interface Running {
  name: EngineName;
  engine: Engine;
}

/** Tests that run in other engines than Chromium. */
export const test = base.extend<Fixtures, Options & { engines: readonly Running[] }>({
  engineNames: [[], { option: true, scope: "worker" }],
  engines: [
    async ({ engineNames }, use) => {
      const engines = await Promise.all(
        engineNames.map(async (name) => ({ name, engine: await start[name]() })),
      );
      await use(engines);
      await Promise.all(engines.map(({ engine }) => engine.close()));
    },
    // A browser's start must not count as a test's time.
    { scope: "worker", timeout: 180_000 },
  ],
  readers: async ({ engines }, use) => {
    await use(
      await Promise.all(
        engines.map(async ({ name, engine }) => ({ name, page: await engine.newReader() })),
      ),
    );
  },
  reader: async ({ readers: [only] }, use) => {
    if (!only) throw new Error("the project names no engine");
    await use(only.page);
  },
});

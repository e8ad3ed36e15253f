import { test as base, type Page } from "@playwright/test";
import { findFirefox, findWebKit } from "../../scripts/environment/browsers.mjs";
import { site } from "../../tools/test-servers/addresses.ts";
import type { Engine, EnginePage, EngineUse } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines besides Chromium. */
export type EngineName = "firefox" | "webkit";

export interface EngineOptions {
  engineNames: string[];
  engineUse: EngineUse;
}

interface EngineVisitor {
  name: string;
  page: EnginePage;
}

interface Fixtures {
  /** A new visitor in the engine of the project. */
  visitor: EnginePage;
}

/** Tabs for all pages of a worker, so that fonts, styles and scripts are cached. */
interface ComparedPages {
  chromium: Page;
  others: readonly EngineVisitor[];
}

interface RunningEngine {
  name: string;
  engine: Engine;
}

/**
 * Returns the programs of an engine. The configuration leaves out missing engines. @throws Error when programs are
 * missing.
 */
function getFound<Found extends { missing?: never }>(found: Found | { missing: string[] }): Found {
  if (found.missing) throw new Error(`missing: ${found.missing.join(" ")}`);
  return found;
}

/** Creates a test function for the engines that the project names. */
export function createEngineTest(
  starters: Readonly<Record<string, (use: EngineUse) => Promise<Engine>>>,
) {
  const start = async (name: string, use: EngineUse): Promise<RunningEngine> => {
    const engine = await starters[name]?.(use);
    if (!engine) throw new Error(`no engine is called ${name}`);
    return { name, engine };
  };
  return base.extend<
    Fixtures,
    EngineOptions & { engines: readonly RunningEngine[]; comparedPages: ComparedPages }
  >({
    engineNames: [[], { option: true, scope: "worker" }],
    engineUse: ["journeys", { option: true, scope: "worker" }],
    engines: [
      async ({ engineNames, engineUse }, use) => {
        const engines = await Promise.all(engineNames.map((name) => start(name, engineUse)));
        await use(engines);
        await Promise.all(engines.map(({ engine }) => engine.close()));
      },
      // The time limit of the test must not include the start of a browser.
      { scope: "worker", timeout: 180_000 },
    ],
    // One tab in each engine of the project, and one in Chromium.
    comparedPages: [
      async ({ browser, engines }, use) => {
        const chromium = await browser.newPage({ baseURL: site, timezoneId: "Asia/Muscat" });
        const others = await Promise.all(
          engines.map(async ({ name, engine }) => ({ name, page: await engine.newVisitor() })),
        );
        await use({ chromium, others });
        await chromium.close();
      },
      { scope: "worker" },
    ],
    visitor: async ({ engines: [only] }, use) => {
      if (!only) throw new Error("the project names no engine");
      await use(await only.engine.newVisitor());
    },
  });
}

/** Tests in Firefox and WebKit. */
export const test = createEngineTest({
  firefox: (use) => startFirefox(getFound(findFirefox()).program, use),
  webkit: (use) => startWebKit(getFound(findWebKit()), use),
} satisfies Record<EngineName, (use: EngineUse) => Promise<Engine>>);

import { type BrowserContext, test as base, type Page, type ViewportSize } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";

/** A reader's browser that the next reader of the same kind may be given. */
interface Kept {
  context: BrowserContext;
  page: Page;
  /** Whether something was done to it that no navigation undoes. */
  spent: boolean;
  /** Gives it back the medium and the preferences that it was opened with, where a test has changed them. */
  restoreMedia(): Promise<void>;
}

interface Options {
  /** Whether the reader's browser has seen nothing of the site either. */
  newBrowser: boolean;
}

interface KeptForAWorker {
  keptReaders: Map<string, Kept>;
  /** One empty page lends all tests its parser. */
  parser: Page;
}

/** How many kinds of readers a worker keeps a browser for. */
const kinds = 4;

/** What outlives the page that it was asked of: the next reader would not be a new one. */
const lastingOfPages = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setExtraHTTPHeaders",
] as const;
const lastingOfContexts = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "route",
  "routeFromHAR",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const;
const lastingOfClocks = [
  "fastForward",
  "install",
  "pauseAt",
  "setFixedTime",
  "setSystemTime",
] as const;

/** What a reader prefers who has chosen nothing. */
const ordinary = {
  reducedMotion: "no-preference",
  forcedColors: "none",
  contrast: "no-preference",
} as const;

/** What a test may listen for. */
const events = [
  "console",
  "dialog",
  "pageerror",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/**
 * Playwright's test, whose reader is new to the site and whose browser is not: a new one costs more than most tests do,
 * because it reads letters, styles and scripts again. Between two tests everything that the site keeps is cleared. A test
 * that fails, opens a second window, leaves the undisturbed site, or changes what outlives a page has had its browser for
 * itself. A file about the very first visit, and what comes with it, asks for a new browser in each test.
 *
 * What is kept for a whole worker stands here: Playwright starts other workers for tests that want other things of it.
 */
export const test = base.extend<Options, KeptForAWorker>({
  newBrowser: [false, { option: true }],
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  keptReaders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, also when there are none.
    async ({}, use) => {
      const readers = new Map<string, Kept>();
      await use(readers);
      for (const { context } of readers.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      baseURL,
      browser,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      keptReaders,
      locale,
      newBrowser,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    if (newBrowser) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const kind = JSON.stringify([
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      viewport,
    ]);
    const kept = keptReaders.get(kind) ?? (await newReader());
    keptReaders.delete(kind);
    await use(kept.context);
    const passed = testInfo.status === testInfo.expectedStatus;
    const isNew = passed && (await renew(kept, viewport));
    if (!isNew) return kept.context.close();
    keptReaders.set(kind, kept);
    for (const [oldest, { context }] of keptReaders) {
      if (keptReaders.size <= kinds) break;
      keptReaders.delete(oldest);
      await context.close();
    }

    function restorerOf(page: Page): () => Promise<void> {
      let changed = false;
      noteCalls(page, ["emulateMedia"], () => {
        changed = true;
      });
      return async () => {
        if (!changed) return;
        await page.emulateMedia({ ...ordinary, colorScheme, ...contextOptions, media: null });
        changed = false;
      };
    }
    async function newReader(): Promise<Kept> {
      const context = await browser.newContext();
      const page = await context.newPage();
      const reader: Kept = { context, page, spent: false, restoreMedia: restorerOf(page) };
      const spend = () => {
        reader.spent = true;
      };
      noteCalls(page, lastingOfPages, spend);
      noteCalls(context, lastingOfContexts, spend);
      noteCalls(page.clock, lastingOfClocks, spend);
      // A browser remembers answers, also those of the site whose data service is disturbed.
      page.on("framenavigated", (frame) => {
        if (frame === page.mainFrame() && ![site, "null"].includes(new URL(frame.url()).origin))
          spend();
      });
      return reader;
    }
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    await use(page ?? (await context.newPage()));
  },
});

/** Makes a reader new again; false where that cannot be done. */
async function renew(
  { context, page, spent, restoreMedia }: Kept,
  viewport: ViewportSize | null,
): Promise<boolean> {
  if (spent || page.isClosed() || context.pages().length !== 1) return false;
  await restoreMedia();
  for (const event of events) page.removeAllListeners(event);
  // What a page writes when it is left is written before everything is cleared. This address runs no script.
  const isThere = await page.goto("/healthz").catch(() => null);
  // On its way elsewhere, as the test has left it.
  if (!isThere) return false;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
  if (viewport) await page.setViewportSize(viewport);
  return true;
}

/** Calls `note` before any of these methods runs. */
function noteCalls<T extends object>(
  target: T,
  names: readonly (keyof T)[],
  note: () => void,
): void {
  for (const name of names) {
    const method = target[name];
    if (typeof method !== "function") continue;
    Reflect.set(target, name, (...args: unknown[]) => {
      note();
      return Reflect.apply(method, target, args);
    });
  }
}

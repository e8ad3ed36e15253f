import { launch } from "puppeteer-core";
import type { Engine, EngineUse } from "./engine-page.ts";
import { puppeteerPage } from "./puppeteer-page.ts";

/** Starts headless Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, use: EngineUse): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 120_000,
    // A busy machine may take a minute.
    protocolTimeout: 120_000,
    env: { ...process.env, TZ: "Asia/Muscat" },
    // Overlay scroll bars, as on phones and in our Chromium.
    extraPrefsFirefox: {
      "ui.useOverlayScrollbars": 1,
      // The CPU paints every frame, and 20 per second are enough to read positions.
      "layout.frame_rate": 20,
      "ui.prefersReducedMotion": use === "pages" ? 1 : 0,
      // As in our Chromium, because the tests are about the server.
      "dom.serviceWorkers.enabled": false,
    },
  });
  let context = await browser.createBrowserContext();
  return {
    newVisitor: async () => {
      await context.close();
      context = await browser.createBrowserContext();
      const { newPage } = context;
      return puppeteerPage(() => newPage.call(context));
    },
    close: () => browser.close(),
  };
}

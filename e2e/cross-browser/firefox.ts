import { launch } from "puppeteer-core";
import type { Engine, EngineUse } from "./engine-page.ts";
import { puppeteerPage } from "./puppeteer-page.ts";

/** Starts Firefox without windows, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string, use: EngineUse): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 120_000,
    // A driver that waits longer has lost its browser; a busy machine may take a minute.
    protocolTimeout: 120_000,
    env: { ...process.env, TZ: "Asia/Muscat" },
    // Scroll bars lie over the page, as they do on telephones and in our Chromium.
    extraPrefsFirefox: {
      "ui.useOverlayScrollbars": 1,
      // Every frame is painted by the processor. So many a second are enough for who reads where things stand.
      "layout.frame_rate": 20,
      "ui.prefersReducedMotion": use === "look" ? 1 : 0,
      // As in our Chromium: what is tried is the server.
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

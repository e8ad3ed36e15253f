import { launch } from "puppeteer-core";
import type { Engine } from "../cross-browser/engine-page.ts";
import { puppeteerPage } from "../cross-browser/puppeteer-page.ts";
import { chromium } from "./browsers.ts";
import { polyfillCheckVisibility } from "./check-visibility.ts";

/** Starts Chromium 102 without windows, driven over its own protocol. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await launch({
    executablePath: chromium,
    // This build is one process, or none.
    args: ["--no-sandbox", "--disable-gpu", "--single-process", "--no-zygote", "--hide-scrollbars"],
    timeout: 120_000,
    protocolTimeout: 120_000,
    env: { ...process.env, TZ: "Asia/Muscat" },
  });
  let context = await browser.createBrowserContext();
  return {
    newVisitor: async () => {
      await context.close();
      context = await browser.createBrowserContext();
      const { newPage } = context;
      return puppeteerPage(async () => {
        const page = await newPage.call(context);
        await page.evaluateOnNewDocument(polyfillCheckVisibility);
        return page;
      });
    },
    close: () => browser.close(),
  };
}

import { launch } from "puppeteer-core";
import type { Engine } from "../cross-browser/engine-page.ts";
import { puppeteerPage } from "../cross-browser/puppeteer-page.ts";
import { chromium } from "./browsers.ts";
import { polyfillCheckVisibility } from "./check-visibility.ts";

/** Starts headless Chromium 102 over the DevTools protocol. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await launch({
    executablePath: chromium,
    // This build works in a single process only.
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

import { type Page as FirefoxWindow, launch } from "puppeteer-core";
import { site } from "../servers/addresses.ts";
import type { Engine, EnginePage } from "./engine-page.ts";
import { tellRefusals } from "./page-messages.ts";

/** Starts Firefox without windows, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout: 120_000,
    // A driver that waits longer has lost its browser; a busy machine may take a minute.
    protocolTimeout: 120_000,
    env: { ...process.env, TZ: "Asia/Muscat" },
    // Scroll bars lie over the page, as they do on telephones and in our Chromium.
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
  });
  let context = await browser.createBrowserContext();
  return {
    newReader: async () => {
      await context.close();
      context = await browser.createBrowserContext();
      const { newPage } = context;
      return firefoxPage(() => newPage.call(context));
    },
    close: () => browser.close(),
  };
}

function firefoxPage(newWindow: () => Promise<FirefoxWindow>): EnginePage {
  let said: string[] = [];
  let page: FirefoxWindow | null = null;
  const current = () => {
    if (!page) throw new Error("no page is open in Firefox");
    return page;
  };
  const evaluate = (work: () => unknown, argument?: unknown) => current().evaluate(work, argument);
  return {
    evaluate: evaluate as EnginePage["evaluate"],
    open: async (address, size) => {
      await page?.close();
      const lines: string[] = [];
      page = await newWindow();
      said = lines;
      page.setDefaultTimeout(60_000);
      page.on("console", (message) => lines.push(message.text()));
      page.on("pageerror", (error) => lines.push(String(error)));
      await page.evaluateOnNewDocument(`(${tellRefusals})(window)`);
      await page.setViewport(size);
      await page.goto(new URL(address, site).href);
    },
    resize: (size) => current().setViewport(size),
    press: ({ x, y }) => current().mouse.click(x, y),
    key: (key) => current().keyboard.press(key),
    type: (text) => current().keyboard.type(text),
    messages: async () => {
      // Messages come in the order of what they tell of, so those before this answer are here.
      await current().evaluate(() => null);
      return [...said];
    },
  };
}

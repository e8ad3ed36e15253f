import type { Page as PuppeteerPage } from "puppeteer-core";
import { site } from "../../tools/test-servers/addresses.ts";
import type { EnginePage } from "./engine-page.ts";
import { logPolicyViolations } from "./message-listener.ts";

/** A visitor's tab in a browser that puppeteer drives. `openTab` opens it. */
export function puppeteerPage(openTab: () => Promise<PuppeteerPage>): EnginePage {
  let messages: string[] = [];
  let page: PuppeteerPage | null = null;
  const current = () => {
    if (!page) throw new Error("no page is open");
    return page;
  };
  const listenTo = async (opened: PuppeteerPage) => {
    opened.setDefaultTimeout(60_000);
    opened.on("console", (message) => messages.push(message.text()));
    opened.on("pageerror", (error) => messages.push(String(error)));
    await opened.evaluateOnNewDocument(`(${logPolicyViolations})(window)`);
    return opened;
  };
  const evaluate = (work: () => unknown, argument?: unknown) => current().evaluate(work, argument);
  return {
    evaluate: evaluate as EnginePage["evaluate"],
    open: async (address, size) => {
      page ??= await listenTo(await openTab());
      await page.setViewport(size);
      messages = [];
      await page.goto(new URL(address, site).href);
    },
    resize: (size) => current().setViewport(size),
    click: ({ x, y }) => current().mouse.click(x, y),
    key: (key) => current().keyboard.press(key),
    type: (text) => current().keyboard.type(text),
    messages: async () => {
      // Messages arrive in order, so all earlier ones are here after this response.
      await current().evaluate(() => null);
      return [...messages];
    },
  };
}

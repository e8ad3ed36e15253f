import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { framedSite } from "../../tools/test-servers/addresses.ts";
import type { Engine, EnginePage } from "../cross-browser/engine-page.ts";
import { listenerSource } from "../cross-browser/message-listener.ts";
import { startDriver } from "../cross-browser/processes.ts";
import { timeout, waitForLoad, webDriverActions } from "../cross-browser/webdriver-page.ts";
import type { ViewportSize } from "../support/viewports.ts";
import { webKit } from "./browsers.ts";
import { polyfillCheckVisibility } from "./check-visibility.ts";
import { framePage } from "./frame-proxy.ts";

/** The height of the window, which cannot be changed without a screen. */
const windowHeight = 600;

/**
 * Starts WPE WebKit 2.38, which is as old as Safari 16.0, over WebDriver. Its window is wider than a phone, so pages
 * are shown in a frame.
 */
export async function startOldWebKit(): Promise<Engine> {
  const service = await startDriver(webKit.driver, {
    TZ: "Asia/Muscat",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(service.address)
    .withCapabilities(
      new Capabilities({
        browserName: "cog",
        "wpe:browserOptions": {
          binary: webKit.browser,
          args: ["--automation", "--platform=headless"],
        },
      }),
    )
    .build();
  // A script whose page has navigated never responds, so the caller retries.
  await driver.manage().setTimeouts({ script: 15_000, pageLoad: timeout });
  return {
    newVisitor: async () => {
      await driver.switchTo().defaultContent();
      await driver.get(framePage);
      await driver.executeScript("localStorage.clear(); sessionStorage.clear();");
      if ((await driver.manage().getCookies()).length > 0) await driver.manage().deleteAllCookies();
      return framedPage(driver);
    },
    close: async () => {
      await driver.quit();
      await service.stop();
    },
  };
}

function framedPage(driver: WebDriver): EnginePage {
  return {
    ...webDriverActions(driver),
    open: async (address, size) => {
      await driver.switchTo().defaultContent();
      await driver.get(framePage);
      const url = new URL(address, framedSite).href;
      await driver.executeScript(
        `(${openFrame})(...arguments, ${listenerSource})`,
        url,
        fitToWindow(size),
      );
      await driver.switchTo().frame(0);
      await waitForLoad(driver);
      await driver.executeScript(polyfillCheckVisibility);
    },
    resize: async (size) => {
      await driver.switchTo().defaultContent();
      await driver.executeScript(
        "Object.assign(document.querySelector('iframe'), arguments[0])",
        fitToWindow(size),
      );
      await driver.switchTo().frame(0);
    },
    messages: async () => {
      await driver.switchTo().defaultContent();
      const messages = await driver.executeScript<string[]>("return window.consoleMessages");
      await driver.switchTo().frame(0);
      return messages;
    },
  };
}

/** Points below the window cannot be clicked. */
function fitToWindow({ width, height }: ViewportSize): ViewportSize {
  return { width, height: Math.min(height, windowHeight) };
}

/** Runs in the page around the frame. Points in the frame have the same coordinates in the window. */
function openFrame(
  address: string,
  size: ViewportSize,
  listen: (other: Window & typeof globalThis) => void,
): void {
  const frame = document.createElement("iframe");
  Object.assign(frame, { ...size, src: address });
  frame.style.cssText = "position: fixed; inset: 0 auto auto 0; border: 0";
  document.body.replaceChildren(frame);
  listen(frame.contentWindow as Window & typeof globalThis);
}

import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { site } from "../../tools/test-servers/addresses.ts";
import type { Engine, EnginePage, EngineUse } from "./engine-page.ts";
import { listenerSource } from "./message-listener.ts";
import { startDriver, startScreen } from "./processes.ts";
import { timeout, waitForLoad, webDriverActions } from "./webdriver-page.ts";

/** The paths of the programs of Debian's WebKit. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** A service worker of a previous visitor would respond to the next one. */
const removeServiceWorkers = `(async (done) => {
  const workers = await navigator.serviceWorker?.getRegistrations();
  for (const worker of workers ?? []) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  done();
})(arguments[0])`;

/** Starts WebKit's MiniBrowser on a virtual screen over WebDriver. */
export async function startWebKit(
  { driver: program, browser }: WebKitPrograms,
  use: EngineUse,
): Promise<Engine> {
  const screen = await startScreen();
  const service = await startDriver(program, {
    DISPLAY: screen.name,
    TZ: "Asia/Muscat",
    // A container has no graphics card, and root has no sandbox.
    LIBGL_ALWAYS_SOFTWARE: "1",
    // Compositing in software takes as long as rendering the page, but without it links to fragments do not scroll.
    ...(use === "pages" && { WEBKIT_DISABLE_COMPOSITING_MODE: "1" }),
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(service.address)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: browser,
          args: ["--automation", "--javascript-can-open-windows-automatically=true"],
        },
      }),
    )
    .build();
  // A script whose page has navigated never responds, so the caller retries.
  await driver.manage().setTimeouts({ script: 15_000, pageLoad: timeout });
  // The first window opens the others and collects their messages, so it needs the origin of the site only.
  await driver.get(`${site}/robots.txt`);
  const opener = await driver.getWindowHandle();
  return {
    newVisitor: async () => {
      await closeOtherWindows(driver, opener);
      await driver.executeScript("localStorage.clear(); sessionStorage.clear();");
      await driver.executeAsyncScript(removeServiceWorkers);
      if ((await driver.manage().getCookies()).length > 0) await driver.manage().deleteAllCookies();
      return webKitPage(driver, opener);
    },
    close: async () => {
      await driver.quit();
      await service.stop();
      await screen.stop();
    },
  };
}

function webKitPage(driver: WebDriver, opener: string): EnginePage {
  return {
    ...webDriverActions(driver),
    open: async (address, { width, height }) => {
      await closeOtherWindows(driver, opener);
      const url = new URL(address, site).href;
      // A window with an explicit size has no toolbars, so it can be as narrow as a phone.
      const features = `width=${width},height=${height}`;
      await driver.executeScript(
        `(${openAndListen})(...arguments, ${listenerSource})`,
        url,
        features,
      );
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== opener) ?? "");
      await waitForLoad(driver);
    },
    resize: ({ width, height }) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => undefined),
    messages: async () => {
      const page = await driver.getWindowHandle();
      await driver.switchTo().window(opener);
      const messages = await driver.executeScript<string[]>("return window.consoleMessages");
      await driver.switchTo().window(page);
      return messages;
    },
  };
}

/** Runs in the window that opens others. */
function openAndListen(
  address: string,
  features: string,
  listen: (other: Window & typeof globalThis) => void,
): void {
  const opened = open(address, "_blank", features) as (Window & typeof globalThis) | null;
  if (!opened) throw new Error(`no window was opened for ${address}`);
  listen(opened);
}

/** Closes all windows but one and switches to it. */
async function closeOtherWindows(driver: WebDriver, keptHandle: string): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === keptHandle) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(keptHandle);
}

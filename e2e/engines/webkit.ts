import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { site } from "../servers/addresses.ts";
import type { Engine, EnginePage } from "./engine-page.ts";
import { openAndListen, tellRefusals } from "./page-messages.ts";
import { startDriver, startScreen } from "./programs.ts";

/** How long a page or a script in it may take, in milliseconds: a busy machine needs its time. */
const patience = 60_000;

/** Where the programs of Debian's WebKit are. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** Starts WebKit's own small browser on a screen that nobody sees, driven over WebDriver. */
export async function startWebKit({ driver: program, browser }: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen();
  const service = await startDriver(program, {
    DISPLAY: screen.name,
    TZ: "Asia/Muscat",
    // Neither a graphics card nor the right to a sandbox of its own is there for root or in a container.
    LIBGL_ALWAYS_SOFTWARE: "1",
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
  // A script whose page has gone never answers; who asked asks again.
  await driver.manage().setTimeouts({ script: 15_000, pageLoad: patience });
  // The first window only opens others, and hears what they say; a plain file of the site may do that.
  await driver.get(`${site}/robots.txt`);
  const opener = await driver.getWindowHandle();
  return {
    newReader: async () => {
      await closeOthers(driver, opener);
      await driver.executeScript("localStorage.clear(); sessionStorage.clear();");
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
  const evaluate = async (work: unknown, argument?: unknown) => {
    const { fault, value } = await driver.executeAsyncScript<{ fault?: string; value?: unknown }>(
      `const [argument, done] = arguments;
       (async () => (${work})(argument))().then(
         (value) => done({ value }),
         (error) => done({ fault: String(error) }),
       );`,
      argument,
    );
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
  return {
    evaluate: evaluate as EnginePage["evaluate"],
    open: async (address, { width, height }) => {
      await closeOthers(driver, opener);
      const url = new URL(address, site).href;
      // A window with a size of its own has no bars, so it may be as narrow as a telephone.
      const features = `width=${width},height=${height}`;
      await driver.executeScript(
        `(${openAndListen})(...arguments, ${tellRefusals})`,
        url,
        features,
      );
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== opener) ?? "");
      await driver.wait(() => driver.executeScript(hasLoaded), patience);
    },
    resize: ({ width, height }) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => undefined),
    press: ({ x, y }) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    key: (key) =>
      driver
        .actions()
        .sendKeys(Keys[key === "Enter" ? "ENTER" : key === "Tab" ? "TAB" : "ESCAPE"])
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    messages: async () => {
      const page = await driver.getWindowHandle();
      await driver.switchTo().window(opener);
      const said = await driver.executeScript<string[]>("return window.said");
      await driver.switchTo().window(page);
      return said;
    },
  };
}

/** Runs in a page. The empty one that a new window begins with does not count. */
function hasLoaded(): boolean {
  return location.href !== "about:blank" && document.readyState === "complete";
}

/** Closes every window but one, and stands in that. */
async function closeOthers(driver: WebDriver, kept: string): Promise<void> {
  for (const handle of await driver.getAllWindowHandles()) {
    if (handle === kept) continue;
    await driver.switchTo().window(handle);
    await driver.close();
  }
  await driver.switchTo().window(kept);
}

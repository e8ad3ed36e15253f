import { Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import type { EnginePage } from "./engine-page.ts";

/** Timeout of a page load or a script on a busy machine, in milliseconds. */
export const timeout = 60_000;

/** The actions of a visitor in a WebDriver window. */
export function webDriverActions(
  driver: WebDriver,
): Pick<EnginePage, "evaluate" | "click" | "key" | "type"> {
  const evaluate = async (work: unknown, argument?: unknown) => {
    const { error, value } = await driver.executeAsyncScript<{ error?: string; value?: unknown }>(
      `const [argument, done] = arguments;
       (async () => (${work})(argument))().then(
         (value) => done({ value }),
         (error) => done({ error: String(error) }),
       );`,
      argument,
    );
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    evaluate: evaluate as EnginePage["evaluate"],
    click: ({ x, y }) =>
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
  };
}

/** Waits until the current page has loaded. The empty page of a new window does not count. */
export async function waitForLoad(driver: WebDriver): Promise<void> {
  await driver.wait(() => driver.executeScript(hasLoaded), timeout);
}

/** Runs in a page. */
function hasLoaded(): boolean {
  return location.href !== "about:blank" && document.readyState === "complete";
}

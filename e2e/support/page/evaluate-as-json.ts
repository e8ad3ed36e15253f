import type { Page } from "@playwright/test";

/**
 * What a function finds in the page, for long lists of plain values. They come as one text: Playwright takes every value
 * that it carries apart and puts it together again, which costs more than to find it.
 */
export async function evaluateAsJson<Found, Argument = undefined>(
  page: Pick<Page, "evaluate">,
  read: (argument: Argument) => Found,
  argument?: Argument,
): Promise<Found> {
  const call = `JSON.stringify((${read})(${JSON.stringify(argument)}))`;
  return JSON.parse(await page.evaluate<string>(call));
}

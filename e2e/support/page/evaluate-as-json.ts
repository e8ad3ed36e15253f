import type { Page } from "@playwright/test";

/**
 * Evaluates a function in the page and transfers its result as one JSON text. Playwright serialises each value of a
 * long list separately, which takes longer than reading it.
 */
export async function evaluateAsJson<Found, Argument = undefined>(
  page: Pick<Page, "evaluate">,
  read: (argument: Argument) => Found,
  argument?: Argument,
): Promise<Found> {
  const call = `JSON.stringify((${read})(${JSON.stringify(argument)}))`;
  return JSON.parse(await page.evaluate<string>(call));
}

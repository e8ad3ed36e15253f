import type { PageException } from "./page-exceptions.ts";

/** The id of the JSON from which scripts read the exceptional hours; a page without any has none. */
export const exceptionsId = "exceptions";

/** Reads the exceptional hours from the HTML of the page. */
export function readExceptions(): readonly PageException[] {
  return JSON.parse(document.getElementById(exceptionsId)?.textContent ?? "[]");
}

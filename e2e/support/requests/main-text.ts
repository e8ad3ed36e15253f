import type { Page } from "@playwright/test";
import { bodyText, sendRequest } from "./http-request.ts";

/** Requests a page like a crawler, and reads the text of its main landmark with the DOM parser of a page. */
export async function readMainText(parser: Page, address: string): Promise<string> {
  const html = bodyText(await sendRequest(address));
  return parser.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    for (const hidden of main?.querySelectorAll("script, style, template, noscript") ?? [])
      hidden.remove();
    return main?.textContent.replace(/\s+/g, " ") ?? "";
  }, html);
}

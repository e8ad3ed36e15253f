import type { Page } from "@playwright/test";
import { launchBrowser } from "../performance/browser.ts";
import type { Finding } from "./program.ts";

/** Opens each address in a phone's window, and returns what `examine` finds there. */
export async function openPages(
  origin: string,
  addresses: readonly string[],
  examine: (page: Page, address: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The programs insert their own scripts.
    bypassCSP: true,
  });
  const findings: Finding[] = [];
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: "load" });
    findings.push(...(await examine(page, address)));
    await page.close();
  }
  await browser.close();
  return findings;
}

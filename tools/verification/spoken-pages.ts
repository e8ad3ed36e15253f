import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import { urgentId } from "../../app/content/data/triage.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { launchBrowser } from "../performance/browser.ts";
import { type Finding, type Program, versionOf } from "./program.ts";

const packageName = "@guidepup/virtual-screen-reader";

/** A part of a page that is read, as a CSS selector, with the actions that open it. */
interface SpokenPart {
  name: string;
  path: string;
  container: string;
  open?: (page: Page) => Promise<void>;
}

const parts: readonly SpokenPart[] = [
  { name: "triage", path: pathOf("home"), container: `#${urgentId}` },
  { name: "branch", path: pathOf("branches"), container: "[role=tabpanel]" },
  { name: "booking", path: pathOf("booking"), container: "main" },
  { name: "treatment", path: pathOf("lasik-surgery"), container: "main" },
  {
    name: "doctor",
    path: pathOf("doctors"),
    container: "dialog[open]",
    open: async (page) => {
      await page.locator("main a[href*='doctor=']").first().click();
      await page.locator("dialog[open]").waitFor();
    },
  },
  { name: "game", path: pathOf("games"), container: "main" },
];

/** A Wednesday at 11:00 in Oman, so that the texts do not depend on the time of the run. */
const instant = new Date("2026-11-25T07:00:00Z");

/** Controls and pictures that are spoken without a name. */
const unnamed = /^(button|link|img|graphics-document|textbox|tab|radio|checkbox)$/;

/**
 * An independent virtual screen reader. The spoken text is in docs/spoken for a review: a changed text is a
 * finding once, and the file has the new one.
 */
export const spokenPages: Program = {
  id: "screen-reader",
  name: "Virtual screen reader",
  version: versionOf(packageName),
  scope: `${parts.map(({ name }) => name).join(", ")} in both languages: the spoken text is in docs/spoken`,
  explanations: [],
  async examine(origin) {
    const file = new URL(`node_modules/${packageName}/lib/esm/index.browser.js`, import.meta.url);
    const reader = readFileSync(file, "utf8");
    const browser = await launchBrowser();
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    await context.route("**/screen-reader.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: reader }),
    );
    const findings: Finding[] = [];
    for (const part of parts) {
      for (const locale of locales) {
        const page = await context.newPage();
        await page.clock.setFixedTime(instant);
        const address = withLocale(part.path, locale);
        await page.goto(origin + address, { waitUntil: "load" });
        // The islands replace the time of the server before this.
        await page.waitForLoadState("networkidle");
        await part.open?.(page);
        const spoken = await readAloud(page, part.container);
        findings.push(...compare(`${part.name}-${locale}.txt`, address, spoken));
        await page.close();
      }
    }
    await browser.close();
    return findings;
  },
};

/** The spoken phrases of a part, in order, without those that end an element. */
async function readAloud(page: Page, container: string): Promise<string[]> {
  const phrases = await page.evaluate(async (selector) => {
    const address = "/screen-reader.js";
    const { virtual } = await import(address);
    await virtual.start({ container: document.querySelector(selector) });
    const first: string = await virtual.lastSpokenPhrase();
    // The cursor returns to the first element behind the last one.
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
    const log: string[] = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log.slice(0, -1);
  }, container);
  return phrases.filter((phrase) => !phrase.startsWith("end"));
}

/** Stores the phrases, and returns those without a name and whether they differ from the stored ones. */
function compare(name: string, address: string, phrases: readonly string[]): Finding[] {
  const folder = new URL("../../docs/spoken/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(name, folder);
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "";
  const text = `${phrases.join("\n")}\n`;
  writeFileSync(file, text);
  const silent = phrases
    .filter((phrase) => unnamed.test(phrase))
    .map((phrase) => ({ rule: "no name", message: phrase, address }));
  if (stored === text) return silent;
  return [...silent, { rule: "changed text", message: `docs/spoken/${name}`, address }];
}

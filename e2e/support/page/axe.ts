import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Everything of WCAG 2.2 A and AA that axe can judge, and its advice on headings, landmarks and names. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that go beyond: seven to one for text, room for a finger, one purpose per wording of a link. */
const stricter = ["color-contrast-enhanced", "target-size", "identical-links-same-purpose"];

/** What depends on the colours alone. */
const colours = ["color-contrast-enhanced", "link-in-text-block"];

/** What axe objects to on the page in hand, as `rule: element (why)`. */
export function axeObjections(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(stricter.map((rule) => [rule, { enabled: true }]));
  return objections(page, {
    runOnly: { type: "tag", values: tags },
    // The stricter rule for contrast holds all that this one asks.
    rules: { ...rules, "color-contrast": { enabled: false } },
  });
}

/** The same for the colours only, for a page whose words and structure have been judged. */
export function colourObjections(page: Page): Promise<string[]> {
  return objections(page, { runOnly: { type: "rule", values: colours } });
}

async function objections(page: Page, options: RunOptions): Promise<string[]> {
  // Reading axe takes the browser as long as some of its rules: once for each page will do.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (run) => window.axe.run(document, run),
    // What passes is not told in full: that would cost more than the rules.
    { ...options, resultTypes: ["violations"], preload: false } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target.join(" ")} (${check?.message ?? ""})`;
    }),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

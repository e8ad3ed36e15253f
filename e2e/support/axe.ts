import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Everything of WCAG 2.2 A and AA that axe can judge, and its advice on headings, landmarks and names. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that go beyond: seven to one for text, room for a finger, one purpose per wording of a link. */
const stricter = ["color-contrast-enhanced", "target-size", "identical-links-same-purpose"];

/** What depends on the colours alone. */
const colours = ["color-contrast-enhanced", "link-in-text-block"];

/** How axe is asked. */
type RunOptions = Parameters<AxeBuilder["options"]>[0];

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
  const { violations } = await new AxeBuilder({ page })
    // What passes is not told in full, and no frames of other hosts have to be asked: both cost more than the rules.
    .options({ ...options, resultTypes: ["violations"], preload: false })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target.join(" ")} (${check?.message ?? ""})`;
    }),
  );
}

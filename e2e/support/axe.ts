import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Everything of WCAG 2.2 A and AA that axe can judge, and its advice on headings, landmarks and names. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that go beyond: seven to one for text, room for a finger, one purpose per wording of a link. */
const stricter = ["color-contrast-enhanced", "target-size", "identical-links-same-purpose"];

/** What depends on the colours alone. */
const colours = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe objects to on the page in hand, as `rule: element (why)`. */
export function axeObjections(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: { type: "tag", values: tags },
    rules: Object.fromEntries(stricter.map((rule) => [rule, { enabled: true }])),
  });
  return objections(builder);
}

/** The same for the colours only, for a page whose words and structure have been judged. */
export function colourObjections(page: Page): Promise<string[]> {
  return objections(new AxeBuilder({ page }).withRules(colours));
}

async function objections(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id}: ${target.join(" ")} (${check?.message ?? ""})`;
    }),
  );
}

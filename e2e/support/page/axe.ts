import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Everything of WCAG 2.2 A and AA that axe can judge, and its advice on headings, landmarks and names. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that go beyond: seven to one for text, room for a finger, one purpose per wording of a link. */
const stricterRules = ["color-contrast-enhanced", "target-size", "identical-links-same-purpose"];

/** What depends on the colours alone. */
const colourRules = ["color-contrast-enhanced", "link-in-text-block"];

/**
 * The stricter rule for contrast leaves what is below 4.5 to 1, or 3 to 1 where it is large, to the plain one. Here it tells
 * that too: both look for the same colours, and that takes longer than all other rules together.
 */
const checks = {
  "color-contrast-enhanced": {
    options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
  },
};

/**
 * What axe objects to on the page in hand, as `rule: element (why)`, after the example that the element is in, if any.
 * An example brings headings of whatever level: where the page shows some, their order is no matter.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(stricterRules.map((rule) => [rule, { enabled: true }]));
  return runAxe(page, {
    runOnly: { type: "tag", values: wcagTags },
    rules: { ...rules, "color-contrast": { enabled: false }, ...(await headingOrderRule(page)) },
  });
}

/** The same for the colours only, for a page whose words and structure have been judged. */
export function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: "rule", values: colourRules } });
}

async function headingOrderRule(page: Page): Promise<RunOptions["rules"]> {
  const examples = await page.locator("[data-example]").count();
  return { "heading-order": { enabled: examples === 0 } };
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  // Reading axe takes the browser as long as some of its rules: once for each page will do.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (run) => {
      const { violations } = await window.axe.run(document, run);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element, target, any, all, none }) => {
          const example = element?.closest<HTMLElement>("[data-example]")?.dataset.example;
          const [check] = [...any, ...all, ...none];
          const violation = `${id}: ${target.join(" ")} (${check?.message ?? ""})`;
          return example ? `${example}, ${violation}` : violation;
        }),
      );
    },
    // What passes is not told in full: that would cost more than the rules.
    {
      ...options,
      checks,
      resultTypes: ["violations"],
      preload: false,
      elementRef: true,
    } satisfies RunOptions & { checks: object },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

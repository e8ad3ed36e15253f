import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** Half as long as the other source, and evaluated in half the time. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The rules of WCAG 2.2 A and AA, and the best practices for headings, landmarks and names. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Stricter rules: text contrast of 7:1, target size, and one purpose for each link text. */
const stricterRules = ["color-contrast-enhanced", "target-size", "identical-links-same-purpose"];

/** Rules that depend on colours only. */
const colourRules = ["color-contrast-enhanced", "link-in-text-block"];

/**
 * By default the stricter contrast rule reports no contrast below 4.5:1 (3:1 for large text), because the plain rule
 * does. Here it reports them too, so that the plain rule need not run: computing the colours takes longer than all
 * other rules.
 */
const checks = {
  "color-contrast-enhanced": {
    options: { contrastRatio: { normal: { minThreshold: 0 }, large: { minThreshold: 0 } } },
  },
};

/**
 * Lists the violations on the current page as `rule: element (reason)`, with the example of the component kit first, if
 * any. The order of headings is not checked on pages with examples.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(stricterRules.map((rule) => [rule, { enabled: true }]));
  const hasExamples = await page.evaluate(() => document.querySelector("[data-example]") !== null);
  return runAxe(page, {
    runOnly: { type: "tag", values: wcagTags },
    rules: {
      ...rules,
      "color-contrast": { enabled: false },
      "heading-order": { enabled: !hasExamples },
    },
  });
}

/** Lists the violations of the colour rules only. */
export function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: "rule", values: colourRules } });
}

async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  // Evaluating axe takes as long as some of its rules, so it is evaluated once for each page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
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
    // Reporting passed rules in full would take longer than the rules themselves.
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

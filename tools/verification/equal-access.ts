import { readFileSync } from "node:fs";
import { openPages } from "./open-pages.ts";
import { type Program, versionOf } from "./program.ts";

interface Result {
  ruleId: string;
  value: [level: string, outcome: string];
  message: string;
  snippet: string;
}

declare const ace: {
  Checker: new () => { check(document: Document, rules: string[]): Promise<{ results: Result[] }> };
};

const engineFile = new URL("node_modules/accessibility-checker-engine/ace.js", import.meta.url);

/** IBM's accessibility rules. Results that a person has to decide are left out: axe and the tests look at them. */
export const equalAccess: Program = {
  id: "equal-access",
  name: "IBM Equal Access",
  version: versionOf("accessibility-checker-engine"),
  scope: "Every page in Chromium, 390 px wide, WCAG 2.2",
  explanations: [
    {
      pattern: /^(aria_accessiblename_exists|heading_content_exists): /,
      reason: "The heading in the closed menu gets its text when the menu opens",
    },
    {
      pattern: /^aria_content_in_landmark: /,
      reason: "The skip link is before all landmarks, as WAI recommends",
    },
    {
      pattern: /^element_tabbable_role_valid: .*region/,
      reason: "Regions that scroll sideways must be reachable by keyboard",
    },
    {
      pattern:
        /^(fieldset_legend_valid|fieldset_label_valid|input_label_exists|table_caption_empty): /,
      reason: "The label is there for screen readers only, which the engine reads as hidden",
    },
    {
      pattern: /^figure_label_exists: /,
      reason: "The group of choices inside the figure has the name",
    },
    {
      pattern: /^input_autocomplete_valid: /,
      reason: 'Password managers find the account by "username" on the e-mail field',
    },
  ],
  async examine(origin, addresses) {
    // The package is installed on the first run, after this module was loaded.
    const engine = readFileSync(engineFile, "utf8");
    return openPages(origin, addresses, async (page, address) => {
      await page.evaluate(`${engine};globalThis.ace = ace;`);
      const results = await page.evaluate(
        async () => (await new ace.Checker().check(document, ["WCAG_2_2"])).results,
      );
      return results
        .filter(({ value: [, outcome] }) => outcome === "FAIL")
        .map(({ ruleId, message, snippet }) => ({
          rule: ruleId,
          message: `${message} ${snippet}`,
          address,
        }));
    });
  },
};

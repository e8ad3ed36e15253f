import { fileURLToPath } from "node:url";
import { type Finding, type Program, versionOf } from "./program.ts";
import { outputOf } from "./program-output.ts";

const program = fileURLToPath(new URL("alfa-audit.mjs", import.meta.url));

/** Siteimprove's accessibility rules of levels A and AA. */
export const alfa: Program = {
  id: "alfa",
  name: "Siteimprove Alfa",
  version: versionOf("@siteimprove/alfa-rules"),
  scope: "Every page in Chromium, 390 px wide, WCAG 2.2 levels A and AA",
  explanations: [
    {
      pattern: /^sia-r69: /,
      reason: "Alfa does not read grounds computed by color-mix(); axe measures the contrast",
    },
    {
      pattern: /^sia-r59: /,
      reason:
        "Account pages that are loading, or leaving for the sign-in page, have no heading yet",
    },
    { pattern: /^sia-r113: /, reason: "Links that the lower edge of the window cuts" },
  ],
  async examine(origin, addresses) {
    return JSON.parse(await outputOf("node", [program, origin, ...addresses])) as Finding[];
  },
};

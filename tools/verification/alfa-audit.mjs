// Prints what Alfa finds at addresses of a running site, as JSON: node alfa-audit.mjs <origin> <address> …
// A process of its own, because the packages of this folder are installed only for `npm run verify`.
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { openPages } from "./open-pages.ts";

/** Rules of level AAA, which are not checked. */
const levelAaaRules = /sia-r(66|73|111)$/;

const [, , origin, ...addresses] = process.argv;
const findings = await openPages(origin, addresses, async (page, address) => {
  const document = await page.evaluateHandle(() => window.document);
  const outcomes = await Audit.of(await Playwright.toPage(document), rules).evaluate();
  return [...outcomes]
    .filter((outcome) => Outcome.isFailed(outcome) && !levelAaaRules.test(outcome.rule.uri))
    .map(({ rule, target }) => ({
      rule: rule.uri.replace(/.*\//, ""),
      message: String(target).replaceAll(/\s+/g, " ").slice(0, 200),
      address,
    }));
});
console.log(JSON.stringify(findings));

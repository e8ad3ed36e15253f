// npm run screenshots: compares every page with its screenshot in e2e/screenshots and shows differences side by side.
// `-- --accept` accepts the current pages. Other arguments go to Playwright (`-- --grep articles`).
import { join } from "node:path";
import { ensureBuilt } from "./build-steps/build-site.mjs";
import { ensureBrowsers } from "./environment/browsers.mjs";
import { ensureInstalled } from "./environment/packages.mjs";
import { project, run, toolEnvironment } from "./environment/project.mjs";

const report = join(project, "test-results", "screenshots");
const commandLine = process.argv.slice(2);
const accepts = commandLine.includes("--accept");
const rest = commandLine.filter((word) => word !== "--accept");

await ensureInstalled();
await ensureBrowsers();
await ensureBuilt();
const code = await run(
  "playwright",
  [
    ...["test", "--config", "e2e/playwright.config.ts", "--project", "screenshots"],
    // A screenshot within the tolerance is not replaced, because the repository stores every version.
    ...(accepts ? ["--update-snapshots", "changed"] : []),
    ...["--reporter", "dot,html"],
    ...rest,
  ],
  {
    env: toolEnvironment({
      PLAYWRIGHT_HTML_OPEN: "never",
      PLAYWRIGHT_HTML_OUTPUT_DIR: report,
      SHOW_CHANGED_WORDS: "1",
    }),
  },
);
if (code !== 0 && !accepts) {
  console.log(`\nSide by side: open ${join(report, "index.html")} in a browser.`);
  console.log("If the differences are intended, accept them with: npm run screenshots -- --accept");
}
process.exit(code);

import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../tools/project-files.ts";

/** Files that violate an import rule, each with its text and the rule. */
const violations = [
  {
    file: "app/components/violation.ts",
    text: `export { Brand as violation } from "~/layout/brand/brand.tsx";`,
    rule: "app/components",
  },
  {
    file: "app/features/home/violation.ts",
    text: `export { readingTime as violation } from "~/features/articles/queries/reading-time.ts";`,
    rule: "no-imports-between-features",
  },
  {
    file: "app/layout/violation.ts",
    text: `export { content as violation } from "~/content/en/content.ts";`,
    rule: "words-only-through-content",
  },
  {
    file: "app/illustrations/violation.ts",
    text: `export { formatNumber as violation } from "~/i18n/numerals.ts";`,
    rule: "app/illustrations",
  },
  {
    file: "packages/local-supabase/limits/violation.ts",
    text: `export { redirectPages as violation } from "../mail/redirects.ts";`,
    rule: "packages/local-supabase/limits-imports-lower-layers",
  },
  {
    file: "server/rendering/violation.ts",
    text: `export type { Limit as Violation } from "../../packages/local-supabase/limits/rate-limit.ts";`,
    rule: "packages-by-name",
  },
  {
    file: "packages/local-supabase/mail/violation.ts",
    text: `export { log as violation } from "../../../server/config/log.ts";`,
    rule: "local-supabase-stands-alone",
  },
  {
    file: "tools/violation.ts",
    text: `export { omanTime as violation } from "../e2e/support/oman-time.ts";`,
    rule: "tools-import-no-tests",
  },
  {
    file: "app/i18n/violation.there.ts",
    text: `import type { Back } from "./violation.ts";\nexport type There = Back | null;`,
    rule: "no-cycles",
  },
] as const;

/** The second file of the cycle; both import only a type of the other. */
const cycleFile = {
  file: "app/i18n/violation.ts",
  text: `import type { There } from "./violation.there.ts";\nexport type Back = There[];`,
};

/** A copy inside the project, so that packages resolve and other tests do not read the violations. */
const copy = join(project, "test-results", "import-violations");
const sources = ["app", "server", "packages", "scripts", "tools", "tests", "e2e"];
const copied = [...sources, "package.json", "tsconfig.json", ".dependency-cruiser.mjs"];

test("violations of the import rules are reported with their rule", { timeout: 240_000 }, () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of copied) cpSync(join(project, path), join(copy, path), { recursive: true });
  for (const { file, text } of [...violations, cycleFile])
    writeFileSync(join(copy, file), `${text}\n`);
  const args = ["--config", ".dependency-cruiser.mjs", "--output-type", "err", "--no-progress"];
  const check = spawnSync("depcruise", [...args, ...sources], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect(check.status).toBeGreaterThan(0);
  for (const { file, rule } of violations) expect(check.stdout).toContain(`${rule}: ${file}`);
});

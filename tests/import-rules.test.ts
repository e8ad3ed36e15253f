import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../tools/project-files.ts";

/** Files that violate an import rule, each with its text and the rule. */
const breaches = [
  {
    file: "app/components/planted-breach.ts",
    text: `export { Brand as planted } from "~/layout/brand/brand.tsx";`,
    rule: "app/components",
  },
  {
    file: "app/features/home/planted-breach.ts",
    text: `export { readingTime as planted } from "~/features/articles/queries/reading-time.ts";`,
    rule: "no-imports-between-features",
  },
  {
    file: "app/layout/planted-breach.ts",
    text: `export { content as planted } from "~/content/en/content.ts";`,
    rule: "words-only-through-content",
  },
  {
    file: "app/illustrations/planted-breach.ts",
    text: `export { formatNumber as planted } from "~/i18n/numerals.ts";`,
    rule: "app/illustrations",
  },
  {
    file: "packages/local-supabase/limits/planted-breach.ts",
    text: `export { redirectPages as planted } from "../mail/redirects.ts";`,
    rule: "packages/local-supabase/limits-imports-lower-layers",
  },
  {
    file: "server/rendering/planted-breach.ts",
    text: `export type { Limit as Planted } from "../../packages/local-supabase/limits/rate-limit.ts";`,
    rule: "packages-by-name",
  },
  {
    file: "packages/local-supabase/mail/planted-breach.ts",
    text: `export { log as planted } from "../../../server/config/log.ts";`,
    rule: "local-supabase-stands-alone",
  },
  {
    file: "tools/planted-breach.ts",
    text: `export { omanTime as planted } from "../e2e/support/oman-time.ts";`,
    rule: "tools-import-no-tests",
  },
  {
    file: "app/i18n/planted-breach.there.ts",
    text: `import type { Back } from "./planted-breach.ts";\nexport type There = Back | null;`,
    rule: "no-cycles",
  },
] as const;

/** The second file of the cycle; both import only a type of the other. */
const otherHalf = {
  file: "app/i18n/planted-breach.ts",
  text: `import type { There } from "./planted-breach.there.ts";\nexport type Back = There[];`,
};

/** A copy inside the project, so that packages resolve and other tests do not read the violations. */
const copy = join(project, "test-results", "planted-breaches");
const sources = ["app", "server", "packages", "scripts", "tools", "tests", "e2e"];
const copied = [...sources, "package.json", "tsconfig.json", ".dependency-cruiser.mjs"];

test("violations of the import rules are reported with their rule", { timeout: 240_000 }, () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of copied) cpSync(join(project, path), join(copy, path), { recursive: true });
  for (const { file, text } of [...breaches, otherHalf])
    writeFileSync(join(copy, file), `${text}\n`);
  const args = ["--config", ".dependency-cruiser.mjs", "--output-type", "err", "--no-progress"];
  const check = spawnSync("depcruise", [...args, ...sources], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect(check.status).toBeGreaterThan(0);
  for (const { file, rule } of breaches) expect(check.stdout).toContain(`${rule}: ${file}`);
});

import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files that break a rule of CONTRIBUTING.md, each with the rule that must name it. */
const breaches = [
  {
    file: "app/ui/planted-breach.ts",
    imports: "~/shell/brand.tsx",
    name: "Brand",
    rule: "ui-may-import",
  },
  {
    file: "app/features/home/planted-breach.ts",
    imports: "~/features/articles/reading-time.ts",
    name: "readingTime",
    rule: "no-feature-imports-another",
  },
  {
    file: "app/shell/planted-breach.ts",
    imports: "~/content/en/content.ts",
    name: "content",
    rule: "content-has-one-door",
  },
  {
    file: "app/art/planted-breach.ts",
    imports: "~/i18n/numerals.ts",
    name: "formatNumber",
    rule: "art-imports-nothing-of-the-app",
  },
] as const;

test("planted breaches of the import rules are caught and named", { timeout: 60_000 }, () => {
  try {
    for (const { file, imports, name } of breaches) {
      writeFileSync(file, `export { ${name} as planted } from "${imports}";\n`);
    }
    const check = spawnSync("node", ["scripts/check-imports.ts"], { encoding: "utf8" });
    expect(check.status).toBe(1);
    for (const { file, rule } of breaches) expect(check.stderr).toContain(`${rule}: ${file}`);
  } finally {
    for (const { file } of breaches) rmSync(file, { force: true });
  }
});

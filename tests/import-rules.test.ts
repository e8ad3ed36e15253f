import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { floors } from "../scripts/import-floors.ts";
import { listFiles, project, readProjectFile } from "./project-files.ts";

/** Files that break a rule of CONTRIBUTING.md, each with what it says and the rule that must name it. */
const breaches = [
  {
    file: "app/ui/planted-breach.ts",
    text: `export { Brand as planted } from "~/shell/brand/brand.tsx";`,
    rule: "ui-may-import",
  },
  {
    file: "app/features/home/planted-breach.ts",
    text: `export { readingTime as planted } from "~/features/articles/queries/reading-time.ts";`,
    rule: "no-feature-imports-another",
  },
  {
    file: "app/shell/planted-breach.ts",
    text: `export { content as planted } from "~/content/en/content.ts";`,
    rule: "content-has-one-door",
  },
  {
    file: "app/art/planted-breach.ts",
    text: `export { formatNumber as planted } from "~/i18n/numerals.ts";`,
    rule: "art-imports-nothing-of-the-app",
  },
  {
    file: "server/backend/limits/planted-breach.ts",
    text: `export { REDIRECT_PAGES as planted } from "../mail/redirects.ts";`,
    rule: "server/backend/limits-stands-on-what-is-below-it",
  },
  {
    file: "server/pages/planted-breach.ts",
    text: `export type { Limit as Planted } from "../backend/limits/rate-limit.ts";`,
    rule: "the-backend-has-one-door",
  },
  {
    file: "app/i18n/planted-breach.there.ts",
    text: `import type { Back } from "./planted-breach.ts";\nexport type There = Back | null;`,
    rule: "no-cycles",
  },
] as const;

/** The other half of the circle, in which both know only the type of the other. */
const wayBack = {
  file: "app/i18n/planted-breach.ts",
  text: `import type { There } from "./planted-breach.there.ts";\nexport type Back = There[];`,
};
const planted = [...breaches, wayBack];

/** A copy inside the project, so that its packages are found: whatever else reads the project meanwhile sees no breach. */
const copy = join(project, "test-results", "planted-breaches");
const settings = ["package.json", "tsconfig.json", ".dependency-cruiser.json"];
const copied = ["app", "server", "scripts", "docs/map.md", ...settings];

test("planted breaches of the import rules are caught and named", { timeout: 60_000 }, () => {
  rmSync(copy, { recursive: true, force: true });
  for (const path of copied) cpSync(join(project, path), join(copy, path), { recursive: true });
  for (const { file, text } of planted) writeFileSync(join(copy, file), `${text}\n`);
  const check = spawnSync("node", ["scripts/check-imports.ts"], { cwd: copy, encoding: "utf8" });
  expect(check.status).toBe(1);
  for (const { file, rule } of breaches) expect(check.stderr).toContain(`${rule}: ${file}`);
});

test.each(Object.entries(floors))(
  "%s has the rooms of its table, none of them crowded",
  (room, folders) => {
    const own = readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(own.map(({ name }) => name).sort()).toEqual([...folders].sort());
    const depth = room.split("/").length + 2;
    const sizes = Map.groupBy(
      // Examples follow their file by its name: they ask for no look of their own.
      listFiles(room, "").filter(
        (path) => path.split("/").length <= depth && !path.endsWith(".examples.tsx"),
      ),
      dirname,
    );
    const crowded = [...sizes].filter(([, files]) => files.length > 25);
    expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  },
);

test("CONTRIBUTING.md tells the rooms within rooms as they are", () => {
  const told = readProjectFile("CONTRIBUTING.md").split("from the ground up")[1]?.split("\n\n")[0];
  const rows = [...(told ?? "").matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)];
  const rooms = rows.map(([, room = "", list = ""]) => [
    room,
    list.replaceAll("`", "").split(", "),
  ]);
  expect(Object.fromEntries(rooms)).toEqual(floors);
});

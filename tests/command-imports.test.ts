import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { project } from "../tools/project-files.ts";

/** The files that Node runs without a build step: the commands of package.json and the server. */
const entries = new Set([
  ...Object.values(manifest.scripts).flatMap((command) =>
    [...command.matchAll(/\bscripts\/[\w-]+\.(?:ts|mjs)/g)].map(([file]) => file),
  ),
  "server/main.ts",
]);

/** The modules that a file imports when it runs. Node removes imports of types. */
function listImports(text: string): string[] {
  // A template literal may be the text of another file.
  const statements = text
    .replace(/`(?:[^`\\]|\\.)*`/g, "``")
    .matchAll(/^(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s*)?"([^"]+)";/gm);
  return [...statements].map(([, module = ""]) => module);
}

/** Lists the imports of `~`, which only the build and the unit tests resolve. */
function listUnresolvable(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return listImports(readFileSync(file, "utf8")).flatMap((module) => {
    if (module.startsWith("~/")) return [`${relative(project, file)} imports ${module}`];
    const target = join(dirname(file), module);
    return module.startsWith(".") && existsSync(target) ? listUnresolvable(target, seen) : [];
  });
}

test.each([...entries])("no module that %s imports has a path that begins with ~", (entry) => {
  expect(listUnresolvable(join(project, entry))).toEqual([]);
});

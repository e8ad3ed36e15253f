// npm run new -- page|branch|doctor|article <id>: writes the files of a guide of docs/guides with empty texts and zeros.
// `npm run check` names each of them until it is filled in.
import { spawnSync } from "node:child_process";
import { applyChanges } from "../tools/scaffolding/changes.ts";
import { generators } from "../tools/scaffolding/generators.ts";
import { project, toolEnvironment } from "./environment/project.mjs";

const [kind = "", id = "", ...more] = process.argv.slice(2);
const generator = generators[kind];
if (!generator || more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop("Usage: npm run new -- page|branch|doctor|article <id>, the id in small letters: al-khoudh");
if (generator.taken.includes(id)) stop(`There is a ${kind} "${id}" already.`);
try {
  const changes = generator.changes(id);
  applyChanges(project, changes);
  const files = changes.map(({ file }) => file);
  spawnSync("biome", ["check", "--write", ...files], { cwd: project, env: toolEnvironment() });
  for (const file of files) console.log(file);
  console.log(`Fill in what is empty or 0 in these files; docs/guides/README.md says what belongs there.
Then run npm run check: it names what is still missing.`);
} catch (error) {
  stop(String(error instanceof Error ? error.message : error));
}

function stop(line: string): never {
  console.error(line);
  process.exit(1);
}

// npm run recipes: applies the recipes of CONTRIBUTING.md to a copy of the project, as a person would, and checks that
// the compiler names what is missing after the first steps, and that all is well after the last.
import type { SpawnOptions } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { article } from "./recipes/article.ts";
import { drawing } from "./recipes/drawing.ts";
import { applyChanges, type Change, type Recipe } from "./recipes/recipe.ts";
import { doctor, ramadan, word } from "./recipes/small-changes.ts";
import { treatment } from "./recipes/treatment.ts";
import { branch, furtherDoctor, page } from "./recipes/trials.ts";
import { compiler, project, run } from "./setup.mjs";

const recipes: readonly Recipe[] = [
  word,
  ramadan,
  doctor,
  furtherDoctor,
  branch,
  treatment,
  page,
  drawing,
  article,
];

/** Inside the project, so that its packages are found, in a folder that no tool reads. */
const copy = join(project, "test-results", "recipes");
const copied = ["app", "content", "server", "scripts", "tests", "e2e", "supabase", "public"];
const copiedFiles = ["package.json", "tsconfig.json", "vite.config.ts", "vitest.config.ts"];

/** What the compiler learned of the files that are the same as in the last run. */
const typesSeen = join(project, "node_modules", ".cache", "recipes.tsbuildinfo");

/** The tests of what a person of the clinic changes. */
const tests = [
  ...["app/content", "app/hours", "app/art/drawing/article-cover"],
  ...["app/art/drawing/drawn-files", "app/features/branches", "app/features/doctors"],
  ...["app/features/services", "tests/words/content.test.ts", "tests/words/people.test.ts"],
  ...["scripts/pictures/photos.test.ts", "scripts/launch"],
];

const faults: string[] = [];

copyProject();
await apply((by) => by === "first");
await tell("typegen", "react-router", ["typegen"]);
const expected = recipes.flatMap(({ name, changes }) =>
  changes.flatMap(({ file, by }) => (by === "compiler" ? [{ name, file }] : [])),
);
const said = await types();
for (const { name, file } of expected) {
  if (!`\n${said}`.includes(`\n${file}(`))
    faults.push(`${name}: after its first steps the compiler does not name ${file}.`);
}
await apply((by) => by !== "first");
await tell("drawing", "node", ["scripts/draw.ts"]);
await tell("check of articles", "node", ["scripts/articles.ts", "check"]);
const left = await types();
if (left !== "") faults.push(`After all steps of all recipes the compiler still says:\n${left}`);
await tell("tests", "vitest", ["run", "--reporter=dot", ...tests]);

for (const fault of faults) console.error(fault);
if (faults.length === 0) {
  const steps = recipes.flatMap(({ changes }) => changes).length;
  console.log(`${recipes.length} recipes hold, with ${steps} changes of files.`);
}
process.exit(faults.length > 0 ? 1 : 0);

function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const folder of copied)
    cpSync(join(project, folder), join(copy, folder), { recursive: true });
  for (const file of [...copiedFiles, "react-router.config.ts"])
    cpSync(join(project, file), join(copy, file));
}

async function apply(when: (by: Change["by"]) => boolean): Promise<void> {
  for (const { name, changes } of recipes) {
    const some = changes.filter(({ by }) => when(by));
    await applyChanges(copy, some).catch((cause) => {
      throw new Error(`${name}: ${cause.message}`, { cause });
    });
  }
}

/** What the compiler says of the copy. */
async function types(): Promise<string> {
  return (
    await outcome("node", [compiler, "--noEmit", "--incremental", "--tsBuildInfoFile", typesSeen])
  ).text;
}

/** Notes a fault, with what was said, when a command fails. */
async function tell(what: string, command: string, args: string[]): Promise<void> {
  const { code, text } = await outcome(command, args);
  if (code !== 0) faults.push(`With the recipes the ${what} fails:\n${text}`);
}

async function outcome(command: string, args: string[]): Promise<{ code: number; text: string }> {
  const parts: Buffer[] = [];
  const options: SpawnOptions = { stdio: ["ignore", "pipe", "pipe"], cwd: copy };
  const code = await run(command, args, options, (child) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part: Buffer) => parts.push(part));
  });
  return { code, text: Buffer.concat(parts).toString() };
}

/**
 * `npm run draw` writes every drawn file; `npm run draw -- --check` only compares, and fails with
 * the names of files that differ from what the drawing functions draw.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { drawnFiles, drawnFolders } from "../app/illustrations/drawing/drawn-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = drawnFiles();

function current(file: string): string | null {
  try {
    return readFileSync(root + file, "utf8");
  } catch {
    return null;
  }
}

/** Files in the drawn folders that nothing draws any more. */
function strays(): string[] {
  return drawnFolders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: "utf8" })
        .filter((name) => extname(name) !== "")
        .map((name) => `${folder}/${name}`),
    )
    .filter((file) => !files.has(file));
}

for (const file of files.keys()) mkdirSync(dirname(root + file), { recursive: true });
const changed = [...files].filter(([file, content]) => current(file) !== content);

if (process.argv.includes("--check")) {
  for (const [file] of changed)
    console.error(`${file} differs from its drawing. Run: npm run draw`);
  for (const file of strays()) console.error(`${file} is drawn by nothing. Delete it.`);
  process.exitCode = changed.length + strays().length > 0 ? 1 : 0;
} else {
  for (const [file, content] of changed) writeFileSync(root + file, content);
  for (const file of strays()) console.warn(`${file} is drawn by nothing. Delete it.`);
  console.log(`${changed.length} of ${files.size} drawn files written.`);
}

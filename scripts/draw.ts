/**
 * `npm run draw` writes the computed drawings (`drawnFiles`): irises, colour plates, rooms, scenes of the vision
 * simulator, icons. All other drawings are SVG files that are edited by hand. A unit test compares the files with the
 * output of this command.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawnFiles } from "../tools/illustrations/drawn-files.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

function currentContent(file: string): string | null {
  try {
    return readFileSync(root + file, "utf8");
  } catch {
    return null;
  }
}

const files = [...drawnFiles()];
const changed = files.filter(([file, content]) => currentContent(file) !== content);
for (const [file, content] of changed) writeFileSync(root + file, content);
console.log(`${changed.length} of ${files.length} files written.`);

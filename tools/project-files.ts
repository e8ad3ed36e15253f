import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * Paths below `folder`, relative to the project, whose name ends in one of `endings`; sorted, without packages
 * and builds.
 */
export function listFiles(folder: string, ...endings: string[]): string[] {
  const below = join(project, folder);
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    .filter((path) => !/\/(node_modules|build)\//.test(path))
    .sort();
}

/** Text of a file of the project. */
export function readProjectFile(path: string): string {
  return readFileSync(join(project, path), "utf8");
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { project } from "../../../tools/project-files.ts";

/** The folder of the built public files. */
export const clientBuild = join(project, "build", "client");

/** Lists the names of the files under `/assets`, without their compressed copies. */
export function listBuiltFiles(): string[] {
  return readdirSync(join(clientBuild, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
}

/** Returns the path of the first file under `/assets` whose name matches. @throws Error when there is none. */
export function getBuiltFile(pattern: RegExp): string {
  const name = listBuiltFiles().find((one) => pattern.test(one));
  if (!name) throw new Error(`the build has no file that matches ${pattern}`);
  return `/assets/${name}`;
}

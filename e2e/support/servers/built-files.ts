import { readdirSync } from "node:fs";
import { join } from "node:path";
import { project } from "./server-process.ts";

/** Where the built site's public files lie. */
export const clientBuild = join(project, "build", "client");

/** Names of the files under `/assets`, without the packed copies beside them. */
export function listBuiltFiles(): string[] {
  return readdirSync(join(clientBuild, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
}

/** Address of the first file under `/assets` whose name matches. */
export function getBuiltFile(pattern: RegExp): string {
  const name = listBuiltFiles().find((one) => pattern.test(one));
  if (!name) throw new Error(`the build has no file that matches ${pattern}`);
  return `/assets/${name}`;
}

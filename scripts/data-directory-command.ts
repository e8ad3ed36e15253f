import { resolve } from "node:path";
import { StartError } from "local-supabase/start-error";
import { readEnvironment } from "../server/config/environment.ts";
import { project } from "./environment/project.mjs";

/**
 * Runs an operator's command on the data directory and the file of the first argument, and prints its result. On an error
 * it prints one sentence and exits with 1. The file is relative to the directory in which npm was called.
 */
export async function runOnDataDirectory(
  usage: string,
  work: (dataDirectory: string, file: string) => Promise<string>,
): Promise<void> {
  try {
    const { dataDirectory, supabase } = readEnvironment(process.env);
    if (supabase) {
      throw new StartError(
        "SUPABASE_URL is set: a hosted project has its own backups, and this machine stores only a cache.",
      );
    }
    const [name, ...others] = process.argv.slice(2);
    if (!name || name.startsWith("-") || others.length > 0)
      throw new StartError(`Name one file: ${usage}`);
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    console.log(await work(resolve(project, dataDirectory), file));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

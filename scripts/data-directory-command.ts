import { resolve } from "node:path";
import { StartError } from "../packages/local-supabase/errors/start-error.ts";
import { readEnvironment } from "../server/config/environment.ts";
import { project } from "./environment/project.mjs";

/**
 * Runs a command of the operator on the data folder of the embedded backend and one named file, prints what it says,
 * and ends the process with 1 and a sentence when it cannot. The file is sought from where npm was called.
 */
export async function runOnDataDirectory(
  usage: string,
  work: (dataDirectory: string, file: string) => Promise<string>,
): Promise<void> {
  try {
    const { dataDirectory, supabase } = readEnvironment(process.env);
    if (supabase) {
      throw new StartError(
        "SUPABASE_URL is set: a hosted project has backups of its own, and nothing is kept here.",
      );
    }
    const [name, ...others] = process.argv.slice(2);
    if (!name || others.length > 0) throw new StartError(`One file is needed: ${usage}`);
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    console.log(await work(resolve(project, dataDirectory), file));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

// npm run articles -- check | push [slug …]: checks the files of content/articles, or writes them into the store of
// DATA_DIR or into a hosted project. It reads the service key from the environment and does not store it.
import { StartError } from "local-supabase/start-error";
import { articlesCommand } from "../tools/articles/articles-command.ts";
import { project } from "./environment/project.mjs";

try {
  process.exitCode = await articlesCommand(process.argv.slice(2), {
    project,
    environment: process.env,
    print: console.log,
    printError: console.error,
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

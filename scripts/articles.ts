// npm run articles -- check | push [slug …]: the articles' files of content/articles. What is pushed goes into the store
// of DATA_DIR, also while the site runs, or into a hosted project, whose service key is read from the environment and
// kept nowhere.
import { StartError } from "local-supabase/start-error";
import { articlesCommand } from "../tools/articles/articles-command.ts";
import { project } from "./environment/project.mjs";

try {
  process.exitCode = await articlesCommand(process.argv.slice(2), {
    project,
    environment: process.env,
    say: console.log,
    complain: console.error,
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// The site as production serves it, over builds that follow each other (scripts/development.ts). Who has started it is
// told of every file that it runs, and starts it anew when one of them is saved.
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { tell } from "./development/news.ts";

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) tell({ runs: fileURLToPath(new URL(url)) });
    return next(url, context);
  },
});
// A builder that was killed leaves no server behind.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

try {
  const { develop } = await import("./development/develop.ts");
  await develop();
} catch (error) {
  const said = (error as Error).stack ?? String(error);
  process.stderr.write(`${said}\n`);
  const { showFailure } = await import("./development/failure-page.ts");
  await showFailure(said);
}

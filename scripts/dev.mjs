// npm run dev: the everyday loop. Vite serves and reloads the app, with the embedded backend beside it.
import { ensureInstalled, run, toolEnvironment } from "./setup.mjs";

await ensureInstalled();
process.exit(
  await run("node", ["--liftoff-only", "server/development.ts"], {
    env: toolEnvironment({ NODE_ENV: "development" }),
  }),
);

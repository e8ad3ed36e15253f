import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import type { PageScripts } from "../app/islands/page-scripts.ts";
import type { DataSource } from "../app/server/site-context.server.ts";
import { createMailbox, mailboxPath } from "./mailbox/mailbox.ts";
import { readPageRequest } from "./pages/page-request.ts";
import { type Build, renderWith } from "./pages/render.ts";
import { readEnvironment } from "./process/environment.ts";
import { log } from "./process/log.ts";
import { StartError } from "./process/start-error.ts";
import { openPreview } from "./start/article-preview.ts";
import { startDataSource } from "./start/data-source.ts";

/** In development the scripts of a document come from their sources. */
const developmentScripts: PageScripts = {
  starter: 'import("/app/islands/starter.ts")',
  islands: "/app/islands/wake-development.ts",
  page: "/app/behaviours/page.ts",
  later: "/app/behaviours/later.ts",
  fold: "/app/behaviours/fold.ts",
  accept: "/app/behaviours/accept.ts",
  strip: "/app/behaviours/strip.ts",
  count: "/app/features/statistics/counting.ts",
  hour: "/app/features/home/muscat-hour.ts",
  branch: "/app/shell/header/kept-branch.ts",
};

// The everyday loop: Vite's files and reloads, our own rendering, the same data source as in production. Pages are not
// kept and scripts run at once, so what is seen is what was just written.
try {
  const environment = readEnvironment(process.env);
  const source = await startDataSource(environment);
  const mailbox = createMailbox(environment, source.listMails);
  const server = createServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });

  const preview = openPreview(vite, vite.config.root);

  const answer = getRequestListener(async (request) => {
    const { pathname } = new URL(request.url);
    if (mailbox && pathname === mailboxPath) {
      const box = await mailbox.answer(request);
      if (box) return box;
    }
    if (source.handle && /^\/(rest|auth)\/v1\//.test(pathname)) {
      return source.handle(request, "127.0.0.1");
    }
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    const render = (asked: Request, data: DataSource) => {
      const { pathname, search, language, leadsTo } = readPageRequest(asked);
      if (leadsTo) {
        return new Response(null, { status: 302, headers: { Location: leadsTo.address } });
      }
      return renderWith(build as Build, "development")(
        new Request(environment.siteUrl + pathname + search),
        {
          siteUrl: environment.siteUrl,
          data,
          log,
          language,
          year: new Date().getFullYear(),
          freshness: 0,
          scripts: developmentScripts,
          asOf: () => null,
          keepFor() {},
          usesSheets() {},
        },
      );
    };
    return (await preview(request, source.data, render)) ?? render(request, source.data);
  });

  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  server.listen(environment.port, environment.host, () => {
    const mails = mailbox ? `; its mails are at ${mailbox.address}` : "";
    process.stdout.write(`Development: ${environment.siteUrl}/${mails}\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}

import { readFileSync } from "node:fs";
import type { PageScripts } from "../../app/islands/page-scripts.ts";
import { protectiveHeaders } from "../http/security-headers.ts";
import { createSite } from "../http/site.ts";
import { readBuiltTexts, serveFiles } from "../http/static-files.ts";
import { createMailbox } from "../mailbox/mailbox.ts";
import { watchArticles } from "../pages/known-articles.ts";
import { servePages } from "../pages/pages.ts";
import { type Build, renderWith } from "../pages/render.ts";
import type { Environment } from "../process/environment.ts";
import { log } from "../process/log.ts";
import { startDataSource } from "./data-source.ts";

/** The running site without its port. */
export interface RunningSite {
  fetch(request: Request, ...rest: unknown[]): Response | Promise<Response>;
  /** From now on `/readyz` says no. */
  stopBeingReady(): void;
  close(): Promise<void>;
  /** Where the mails of a site that is tried out can be read, key included; null where there is no such place. */
  readonly mailboxAddress: string | null;
}

const project = new URL("../../", import.meta.url);
const client = new URL("build/client/", project).pathname;

/** Starts the data source, loads the build and puts the site together. */
export async function startSite(environment: Environment): Promise<RunningSite> {
  const source = await startDataSource(environment);
  const articles = watchArticles({
    data: source.data,
    freshness: environment.freshness,
    onRead: source.keepOnly,
  });
  const build = await loadBuild();
  const common = protectiveHeaders(environment.siteUrl);
  const mailbox = createMailbox(environment, source.listMails);
  let ready = true;
  const site = createSite({
    common,
    trustedProxies: environment.trustedProxies,
    files: serveFiles(client, common),
    pages: servePages({
      render: renderWith(build),
      site: {
        siteUrl: environment.siteUrl,
        data: articles.data,
        log,
        scripts: readScripts(),
        freshness: environment.freshness,
      },
      articles,
      componentKit: environment.componentKit,
      dataOrigin: environment.supabase?.url ?? null,
      common,
      builtText: readBuiltTexts(client),
    }),
    backend: source.handle,
    mailbox,
    isReady: async () => ready && (await source.isReady()),
    describeBackend: source.describe,
    log,
  });
  return {
    fetch: site.fetch,
    stopBeingReady: () => {
      ready = false;
    },
    close: source.close,
    mailboxAddress: mailbox?.address ?? null,
  };
}

/** What the build has called the scripts of the documents. */
function readScripts(): PageScripts {
  return JSON.parse(readFileSync(new URL("build/page-scripts.json", project), "utf8"));
}

async function loadBuild(): Promise<Build> {
  return (await import(new URL("build/server/index.js", project).href)) as Build;
}

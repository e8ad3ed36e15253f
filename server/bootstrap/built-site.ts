import { readFileSync } from "node:fs";
import type { PageScripts } from "../../app/client/islands/page-scripts.ts";
import type { DataSource } from "../../app/server/site-context.server.ts";
import { errorDetail } from "../../packages/local-supabase/errors/error-detail.ts";
import type { Environment } from "../config/environment.ts";
import { log } from "../config/log.ts";
import type { Metrics } from "../http/metrics.ts";
import {
  type OfflineBuild,
  serveServiceWorker,
  serviceWorkerPath,
} from "../http/offline-worker.ts";
import { readTextFiles, serveFiles } from "../http/static-files.ts";
import { servePages } from "../rendering/pages.ts";
import { type Build, createRenderer } from "../rendering/render.ts";
import type { SlugIndex } from "../rendering/slug-index.ts";

/** What the build has made, read from its folder. */
export interface BuiltSite {
  app: Build;
  scripts: PageScripts;
  /** Answers for a file of the build or for the worker's script, or null. */
  files(request: Request): Response | null;
  readTextFile(address: string): string | null;
}

/** What pages are made with besides the build. */
export interface PageParts {
  environment: Environment;
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  data: DataSource;
  articles: SlugIndex;
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  /** False where pages change under somebody's hands: each is then made when it is asked for. */
  cachesPages: boolean;
}

/** Reads a build. A query of its address tells builds apart that lie in one folder one after the other. */
export async function readBuild(
  folder: URL,
  { common, environment, cachesPages }: Pick<PageParts, "common" | "environment" | "cachesPages">,
): Promise<BuiltSite> {
  const client = new URL("client/", folder).pathname;
  const app: Build = await import(new URL(`server/index.js${folder.search}`, folder).href);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const [scripts, offline] = [read("page-scripts.json"), read("offline.json")];
  const { offlinePages, siteUrl, supabase } = environment;
  // What the pages are made from, and what they are told of their surroundings.
  const release = [read("server/index.js"), scripts, offline, siteUrl, supabase?.url ?? ""];
  const files = serveFiles(client, common);
  const worker = await serveServiceWorker(
    JSON.parse(offline) as OfflineBuild,
    // In development pages change under their reader's hands: what an earlier site has kept goes.
    offlinePages && cachesPages ? release : null,
    common,
  );
  return {
    app,
    scripts: { ...JSON.parse(scripts), ...(offlinePages && { worker: serviceWorkerPath }) },
    files: (request) => files(request) ?? worker(request),
    readTextFile: readTextFiles(client),
  };
}

/** The pages of a build. */
export function serveBuiltPages(
  { app, scripts, readTextFile }: BuiltSite,
  { environment, common, data, articles, metrics, cachesPages }: PageParts,
): (request: Request) => Promise<Response> {
  const { siteUrl, freshness, componentKit, supabase } = environment;
  return servePages({
    render: createRenderer(app),
    site: { siteUrl, data, log, logError, scripts, freshness },
    metrics,
    articles,
    componentKit,
    dataOrigin: supabase?.url ?? null,
    hasServiceWorker: scripts.worker !== undefined,
    common,
    readTextFile,
    cachesPages,
  });
}

const loggedErrors = new WeakSet<object>();

/** Logs an unexpected error once, although React and the framework both report one that broke a whole page. */
function logError(event: string, error: unknown): void {
  if (typeof error === "object" && error !== null) {
    if (loggedErrors.has(error)) return;
    loggedErrors.add(error);
  }
  log(event, { level: "error", ...errorDetail(error) });
}

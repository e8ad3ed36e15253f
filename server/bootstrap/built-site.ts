import { readFileSync } from "node:fs";
import { errorDetail } from "local-supabase/error-detail";
import type { PageScripts } from "../../app/client/islands/page-scripts.ts";
import type { DataSource } from "../../app/server/site-context.server.ts";
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

/** The build, read from its folder. */
export interface BuiltSite {
  app: Build;
  scripts: PageScripts;
  /** Serves a file of the build or the script of the service worker; null for other paths. */
  files(request: Request): Response | null;
  readTextFile(address: string): string | null;
}

/** Dependencies of the pages besides the build. */
export interface PageParts {
  environment: Environment;
  /** Security headers of every response. */
  common: Readonly<Record<string, string>>;
  data: DataSource;
  articles: SlugIndex;
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  /** False in development: each request renders the page. */
  cachesPages: boolean;
}

/** Reads a build. In development, a query in its URL distinguishes successive builds in the same folder. */
export async function readBuild(
  folder: URL,
  { common, environment, cachesPages }: Pick<PageParts, "common" | "environment" | "cachesPages">,
): Promise<BuiltSite> {
  const client = new URL("client/", folder).pathname;
  const app: Build = await import(new URL(`server/index.js${folder.search}`, folder).href);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const [scripts, offline] = [read("page-scripts.json"), read("offline.json")];
  const { offlinePages, siteUrl, supabase } = environment;
  // Everything that determines the pages: a change makes the service worker discard its copies.
  const release = [read("server/index.js"), scripts, offline, siteUrl, supabase?.url ?? ""];
  const files = serveFiles(client, common);
  const worker = await serveServiceWorker(
    JSON.parse(offline) as OfflineBuild,
    // Unregistered in development, because its copies would hide changes.
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

/** Creates the request handler for the pages of a build. */
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

/** Logs an unexpected error once: React and React Router both report an error that breaks a page. */
function logError(event: string, error: unknown): void {
  if (typeof error === "object" && error !== null) {
    if (loggedErrors.has(error)) return;
    loggedErrors.add(error);
  }
  log(event, { level: "error", ...errorDetail(error) });
}

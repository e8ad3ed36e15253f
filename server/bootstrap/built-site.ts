import { readFileSync } from "node:fs";
import { errorDetail } from "local-supabase/error-detail";
import type { ScriptManifest } from "../../app/client/islands/script-manifest.ts";
import type { PageStyles } from "../../app/server/page-styles.ts";
import type { BackendApi } from "../../app/server/site-context.server.ts";
import type { Environment } from "../config/environment.ts";
import { log } from "../config/log.ts";
import type { Metrics } from "../http/metrics.ts";
import { createSearchLimit } from "../http/search-limit.ts";
import { pagePolicy, type SecurityHeaders } from "../http/security-headers.ts";
import {
  type OfflineBuild,
  serveServiceWorker,
  serviceWorkerPath,
} from "../http/service-worker-script.ts";
import { serveFiles } from "../http/static-files.ts";
import { type PagesOptions, servePages } from "../rendering/pages.ts";
import { type Build, createReactRouterHandler } from "../rendering/react-router-handler.ts";
import type { SlugIndex } from "../rendering/slug-index.ts";

/** The pages, from the build or in development from their modules. */
export interface PageSource extends Pick<PagesOptions, "render" | "policy"> {
  scripts: ScriptManifest;
  /** Null in development, where Vite adds the style sheets. */
  styles: PageStyles | null;
}

/** The build, read from its folder. */
interface BuiltSite extends PageSource {
  /** Serves a file of the build or the script of the service worker; null for other paths. */
  files(request: Request): Response | null;
}

/** Dependencies of the pages besides their source. */
export interface PageParts {
  environment: Environment;
  securityHeaders: SecurityHeaders;
  backend: BackendApi;
  articles: SlugIndex;
  metrics: Pick<Metrics, "countCacheLookup" | "observeRender">;
  /** False in development: each request renders the page. */
  cachesPages: boolean;
}

/** Reads a build. */
export async function readBuild(
  folder: URL,
  { environment, securityHeaders }: Pick<PageParts, "environment" | "securityHeaders">,
): Promise<BuiltSite> {
  const client = new URL("client/", folder).pathname;
  const app: Build = await import(new URL("server/index.js", folder).href);
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const [scripts, styles, offline] = [
    read("script-manifest.json"),
    read("page-styles.json"),
    read("offline.json"),
  ];
  const { offlinePages, siteUrl, supabase } = environment;
  // Everything that determines the pages: a change makes the service worker discard its copies.
  const release = [read("server/index.js"), scripts, styles, offline, siteUrl, supabase?.url ?? ""];
  const files = serveFiles(client, securityHeaders);
  const worker = await serveServiceWorker(
    JSON.parse(offline) as OfflineBuild,
    offlinePages ? release : null,
    securityHeaders,
  );
  return {
    render: createReactRouterHandler(app),
    policy: pagePolicy,
    scripts: { ...JSON.parse(scripts), ...(offlinePages && { worker: serviceWorkerPath }) },
    files: (request) => files(request) ?? worker(request),
    styles: JSON.parse(styles),
  };
}

/** Creates the request handler for the pages. */
export function createPages(
  { render, scripts, styles, policy }: PageSource,
  { environment, securityHeaders, backend, articles, metrics, cachesPages }: PageParts,
): (request: Request, clientAddress: () => string) => Promise<Response> {
  const { siteUrl, freshness, componentKit, rateFactor, supabase } = environment;
  return servePages({
    render,
    site: { siteUrl, backend, log, logError, scripts, styles, freshness },
    metrics,
    articles,
    componentKit,
    dataOrigin: supabase?.url ?? null,
    hasServiceWorker: scripts.worker !== undefined,
    securityHeaders,
    policy,
    cachesPages,
    limitSearch: createSearchLimit(rateFactor),
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

import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createInbox } from "local-supabase/inbox";
import type { Environment } from "../config/environment.ts";
import { isInboxAllowed } from "../config/inbox-access.ts";
import { log } from "../config/log.ts";
import { createBrowserErrorLog } from "../http/browser-errors.ts";
import { createMetrics } from "../http/metrics.ts";
import { routePattern } from "../http/route-pattern.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { createSite, type SiteOptions } from "../http/site.ts";
import { createSlugIndex } from "../rendering/slug-index.ts";
import { startBackend } from "./backend.ts";
import { createPages, type PageParts, readBuild } from "./built-site.ts";

/** The running site without its port. */
export interface RunningSite {
  fetch(request: Request, ...rest: unknown[]): Response | Promise<Response>;
  /** From now on `/readyz` responds with 503. */
  failReadiness(): void;
  close(): Promise<void>;
  /** Handles requests before the site does: Vite in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The URL of the development inbox, with its key; null where the inbox is not allowed. */
  readonly inboxUrl: string | null;
}

/** The handlers that come from the build. */
export type BuiltParts = Pick<SiteOptions, "files" | "pages">;

/**
 * Starts the backend and creates the site with the files and pages of the build. `readParts` replaces the build in
 * development.
 */
export async function startSite(
  environment: Environment,
  readParts: (parts: PageParts) => Promise<BuiltParts> = readBuiltParts,
): Promise<RunningSite> {
  const { dataDirectory, siteUrl } = environment;
  const source = await startBackend(environment);
  const { api } = source;
  const articles = createSlugIndex({
    backend: api,
    freshness: environment.freshness,
    onLoad: source.retainArticles,
  });
  const headers = securityHeaders(siteUrl);
  const { listMails } = source;
  const inbox =
    listMails && isInboxAllowed(environment)
      ? createInbox({ dataDirectory, siteUrl, listMails })
      : null;
  const metrics = createMetrics({
    isBackendUp: async () => (await source.describe()) === "ok",
    mailQueueLength: source.mailQueueLength,
  });
  const parts = {
    environment,
    securityHeaders: headers,
    backend: api,
    articles,
    metrics,
    cachesPages: true,
  };
  const { files, pages } = await readParts(parts);
  let ready = true;
  const site = createSite({
    siteUrl: environment.siteUrl,
    securityHeaders: headers,
    trustedProxies: environment.trustedProxies,
    files,
    pages,
    backend: source.handle,
    inbox,
    isReady: async () => ready && (await source.isReady()),
    describeBackend: source.describe,
    log,
    metrics,
    logBrowserError: createBrowserErrorLog({ log, routeOf: routePattern, readSourceMap }),
  });
  return {
    fetch: site.fetch,
    failReadiness: () => {
      ready = false;
    },
    close: source.close,
    inboxUrl: inbox?.url ?? null,
  };
}

/** Reads the source map of a script of the build. It is outside of the served folder. */
function readSourceMap(file: string): string | null {
  try {
    return readFileSync(new URL(`../../build/source-maps/${file}.map`, import.meta.url), "utf8");
  } catch {
    return null;
  }
}

async function readBuiltParts(parts: PageParts): Promise<BuiltParts> {
  const built = await readBuild(new URL("../../build/", import.meta.url), parts);
  return { files: built.files, pages: createPages(built, parts) };
}

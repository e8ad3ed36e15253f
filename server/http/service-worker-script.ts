import { createHash } from "node:crypto";
import {
  type OfflineSettings,
  settingsName,
} from "../../app/client/service-worker/offline-settings.ts";
import { type PageEntry, pages, searchParameter } from "../../app/content/data/pages.ts";
import {
  createResponse,
  type EncodedResponse,
  encodeResponse,
  recompress,
} from "./http-response.ts";
import { type SecurityHeaders, strictPolicy } from "./security-headers.ts";

/** At the root, because its scope is the whole site. */
export const serviceWorkerPath = "/sw.js";

/** Output of the build for the service worker. */
export interface OfflineBuild {
  /** The script of the service worker. */
  worker: string;
  /** A script that unregisters the service worker, for sites without offline pages. */
  unregister: string;
  /** URLs of the files that hydrate islands. */
  files: readonly string[];
}

/** The service worker fetches from our own origin only. */
const workerPolicy = `${strictPolicy};connect-src 'self'`;

/**
 * Serves the script of the service worker; null for other paths. `release` is everything that determines the pages: a
 * change makes a new script. Without it, the script unregisters the service worker.
 */
export async function serveServiceWorker(
  build: OfflineBuild,
  release: readonly string[] | null,
  securityHeaders: SecurityHeaders,
): Promise<(request: Request) => Response | null> {
  const headers = {
    ...securityHeaders,
    "Content-Type": "text/javascript; charset=utf-8",
    // A cached script would hide a new release.
    "Cache-Control": "no-cache",
    "Content-Security-Policy": workerPolicy,
  };
  const script = release ? workerScript(build, release) : build.unregister;
  const worker: EncodedResponse = await encodeResponse(script, 200, {
    ...headers,
    Vary: "Accept-Encoding",
  });
  await recompress(worker);
  return (request) =>
    new URL(request.url).pathname === serviceWorkerPath ? createResponse(worker, request) : null;
}

function workerScript({ worker, files }: OfflineBuild, release: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [worker, ...release]) hash.update(part).update("\0");
  const settings = offlineSettings(hash.digest("base64url").slice(0, 16), files);
  return `self.${settingsName}=${JSON.stringify(settings)};\n${worker}`;
}

/** Settings of the service worker from the table of pages. */
function offlineSettings(release: string, files: readonly string[]): OfflineSettings {
  const all = Object.values<PageEntry>(pages);
  const excluded = all.filter(({ layout }) => layout !== "site");
  const uncached = all.filter(({ parameters = {} }) => searchParameter in parameters);
  const parameters = all
    .filter((page) => !uncached.includes(page))
    .flatMap((page) => Object.keys(page.parameters ?? {}));
  const { booking, branches, offline, visit } = pages;
  return {
    release,
    precached: [branches.path, booking.path, visit.path, pages["my-drops"].path, offline.path],
    fallback: offline.path,
    excluded: excluded.map(({ path }) => path),
    uncached: uncached.map(({ path }) => path),
    parameters: [...new Set(parameters)],
    files,
  };
}

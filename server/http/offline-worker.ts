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
import { strictPolicy } from "./security-headers.ts";

/** Where browsers look for the worker: at the root, for it answers for all pages. */
export const serviceWorkerPath = "/sw.js";

/** What the build has made for readers without a network. */
export interface OfflineBuild {
  /** The worker's script, and that of the one that takes its place where no pages are kept. */
  worker: string;
  leave: string;
  /** Addresses of the files that wake islands. */
  files: readonly string[];
}

/** Asks nobody but us. */
const workerPolicy = `${strictPolicy}; connect-src 'self'`;

/**
 * Answers for the worker's script, and with null for anything else. A `release` is everything that makes the pages what
 * they are; null takes the worker away from readers who have one.
 */
export async function serveServiceWorker(
  build: OfflineBuild,
  release: readonly string[] | null,
  common: Readonly<Record<string, string>>,
): Promise<(request: Request) => Response | null> {
  const headers = {
    ...common,
    "Content-Type": "text/javascript; charset=utf-8",
    // A browser that kept it would not hear of a new release.
    "Cache-Control": "no-cache",
    "Content-Security-Policy": workerPolicy,
  };
  const script = release ? workerScript(build, release) : build.leave;
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

/** What the worker has to know of the table of pages. */
function offlineSettings(release: string, files: readonly string[]): OfflineSettings {
  const all = Object.values<PageEntry>(pages);
  const apart = all.filter(({ layout }) => layout === "plain");
  const unkept = all.filter(({ parameters = {} }) => searchParameter in parameters);
  const parameters = all
    .filter((page) => !unkept.includes(page))
    .flatMap((page) => Object.keys(page.parameters ?? {}));
  const { booking, branches, offline } = pages;
  return {
    release,
    beforehand: [branches.path, booking.path, offline.path],
    instead: offline.path,
    apart: apart.map(({ path }) => path),
    unkept: unkept.map(({ path }) => path),
    parameters: [...new Set(parameters)],
    files,
  };
}

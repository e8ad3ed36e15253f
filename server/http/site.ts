import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { ipRestriction } from "hono/ip-restriction";
import { requestId } from "hono/request-id";
import { getMimeType } from "hono/utils/mime";
import { errorDetail } from "local-supabase/error-detail";
import { type Inbox, inboxPath } from "local-supabase/inbox";
import { clientErrorsPath } from "../../app/client/enhancements/report-errors.ts";
import { type Log, withRequestId } from "../config/log.ts";
import { accessLog } from "./access-log.ts";
import { maxReportBytes } from "./browser-errors.ts";
import { errorText } from "./error-responses.ts";
import { hasFinalHeaders } from "./http-response.ts";
import { redirectLocalhost } from "./localhost-redirect.ts";
import type { Metrics } from "./metrics.ts";
import { findResourceRoute } from "./resource-routes.ts";
import { type SecurityHeaders, strictPolicy } from "./security-headers.ts";
import { speculationRules, speculationRulesPath } from "./speculation-rules.ts";

export interface SiteOptions {
  /** The origin of the website. */
  siteUrl: string;
  securityHeaders: SecurityHeaders;
  trustedProxies: number;
  /** Returns the response for a file of the build, or null. */
  files(request: Request): Response | null;
  pages(request: Request, clientAddress: () => string): Promise<Response>;
  /** Handles `/rest/v1` and `/auth/v1` in the embedded backend; null with a hosted project. */
  backend: ((request: Request, clientAddress: string) => Promise<Response>) | null;
  /** The development inbox; null where it is not allowed. */
  inbox: Inbox | null;
  /** Whether pages can be served. */
  isReady(): Promise<boolean>;
  /** State of the backend for operators: "ok", or since when it fails. */
  describeBackend(): Promise<string>;
  log: Log;
  metrics: Pick<Metrics, "contentType" | "countRequest" | "read">;
  /** Logs an error report of a browser; returns the status of the response. */
  logBrowserError(body: string): 204 | 400 | 429;
}

/** Bindings of Node's request listener, and variables of the middleware. */
type Site = { Bindings: HttpBindings; Variables: { requestId: string } };

/** Networks of operators: this machine and private networks, for example of a container's host. */
const operatorNetworks = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1",
  "fc00::/7",
];

const requestIdHeader = "X-Request-Id";

const policyHeader = "Content-Security-Policy";

/** The Hono app with all endpoints. */
export function createSite(options: SiteOptions): Hono<Site> {
  const { backend, files, inbox, metrics, pages, isReady, log, trustedProxies } = options;
  const site = new Hono<Site>();
  const rules = speculationRules();
  // A client's own id is accepted from a trusted proxy only. The next middleware sets the response header.
  site.use(
    requestId({
      headerName: trustedProxies > 0 ? requestIdHeader : "",
      // A third as long as a UUID, and unique enough for a log.
      generator: () => randomBytes(6).toString("hex"),
    }),
  );
  site.use((c, next) => {
    const id = c.get("requestId");
    // Set on Node's response, because headers of cached pages are final. Node's response is absent in unit tests.
    c.env?.outgoing?.setHeader(requestIdHeader, id);
    return withRequestId(id, next);
  });
  site.use(accessLog(log, metrics));
  site.use(defaultHeaders(options.securityHeaders));
  // The listener accepts a host such as 256.1.1.1, which is not a valid URL: a client error, not a server error.
  // Two proxies might use different ones of several hosts (RFC 9112, 3.2). Node joins or drops repeated headers.
  site.use((c, next) =>
    !URL.canParse(c.req.url) || hasSeveralHosts(c.env?.incoming?.rawHeaders ?? [])
      ? Promise.resolve(c.text(errorText(400), 400))
      : next(),
  );
  site.get("/healthz", async (c) =>
    c.req.query("verbose") === undefined
      ? c.text("ok")
      : c.json({ process: "ok", backend: await options.describeBackend() }),
  );
  site.get(speculationRulesPath, compress({ threshold: 0 }), (c) =>
    c.body(rules, 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  site.get("/readyz", async (c) => {
    const ready = await isReady().catch((error: unknown) => {
      log("readiness check failed", { level: "error", ...errorDetail(error) });
      return false;
    });
    return c.text(ready ? "ok" : "not ready", ready ? 200 : 503);
  });
  site.get(
    "/metrics",
    ipRestriction(
      (c) => clientAddress(c, trustedProxies).replace(/^::ffff:/, ""),
      { allowList: operatorNetworks },
      (_, c) => c.text("Not found", 404),
    ),
    async (c) => c.body(await metrics.read(), 200, { "Content-Type": metrics.contentType }),
  );
  site.post(
    clientErrorsPath,
    bodyLimit({ maxSize: maxReportBytes, onError: (c) => c.body(null, 413) }),
    async (c) => c.body(null, options.logBrowserError(await c.req.text())),
  );
  for (const path of ["/rest/v1/*", "/auth/v1/*"]) {
    site.all(path, async (c) =>
      backend
        ? await backend(c.req.raw, clientAddress(c, trustedProxies))
        : c.json({ message: "not found" }, 404),
    );
  }
  if (inbox) {
    site.get(inboxPath, async (c, next) => (await inbox.respond(c.req.raw)) ?? (await next()));
  }
  site.get("*", redirectLocalhost(options.siteUrl));
  site.on(["GET", "HEAD"], "*", (c) => {
    const file = files(c.req.raw);
    if (file) return file;
    if (isFilePath(c.req.path) && !findResourceRoute(c.req.path)) return c.text("Not found", 404);
    return pages(c.req.raw, () => clientAddress(c, trustedProxies));
  });
  site.all("*", (c) => c.text(errorText(405), 405, { Allow: "GET, HEAD" }));
  site.onError((error, c) => {
    log("request failed", { level: "error", ...errorDetail(error) });
    return c.text(errorText(500), 500);
  });
  return site;
}

/**
 * Sets default headers on responses of endpoints and errors. It skips pages and static files: their headers are final,
 * so a header for them belongs in `security-headers.ts`, `server/rendering/page-renderer.ts` or `static-files.ts`.
 */
function defaultHeaders(securityHeaders: SecurityHeaders) {
  return createMiddleware(async (c, next) => {
    await next();
    if (hasFinalHeaders(c.res)) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has(policyHeader)) headers.set(policyHeader, strictPolicy);
    // A response without Cache-Control is an error or belongs to one request.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
}

/** Whether there is more than one Host header. Names and values alternate in `rawHeaders`. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/** True for paths of files. A missing file gets a plain 404 instead of the 404 page (REQ-LAYOUT-16). */
function isFilePath(path: string): boolean {
  return (
    /^\/(assets|covers|icons|photos|share)\//.test(path) ||
    /^(image|video|audio|font)\//.test(getMimeType(path) ?? "") ||
    /^\/[\w-]+\.(txt|xml|webmanifest|json)$/.test(path)
  );
}

/** The client's IP address: of the socket, or of `X-Forwarded-For` behind trusted proxies. */
function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const reported = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined;
  return reported ?? getConnInfo(c).remote.address ?? "0.0.0.0";
}

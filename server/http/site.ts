import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { ipRestriction } from "hono/ip-restriction";
import { requestId } from "hono/request-id";
import { getMimeType } from "hono/utils/mime";
import { clientErrorsPath } from "../../app/client/enhancements/report-errors.ts";
import { errorDetail } from "../../packages/local-supabase/errors/error-detail.ts";
import { type Inbox, inboxPath } from "../../packages/local-supabase/inbox/inbox.ts";
import { type Log, withRequestId } from "../config/log.ts";
import { maxReportBytes } from "./client-errors.ts";
import { errorText } from "./error-responses.ts";
import { hasFinalHeaders } from "./http-response.ts";
import { findMachineRoute } from "./machine-routes.ts";
import type { Metrics } from "./metrics.ts";
import { routePattern } from "./route-pattern.ts";
import { strictPolicy } from "./security-headers.ts";
import { speculationRules, speculationRulesPath } from "./speculation-rules.ts";

export interface SiteOptions {
  /** Headers that every answer carries. */
  common: Readonly<Record<string, string>>;
  trustedProxies: number;
  /** Answers for a file of the build, or null. */
  files(request: Request): Response | null;
  pages(request: Request): Promise<Response>;
  /** The embedded backend's door, or null when a hosted project is used. */
  backend: ((request: Request, clientAddress: string) => Promise<Response>) | null;
  /** The development inbox; null where it is not allowed. */
  inbox: Inbox | null;
  /** Whether pages can be served. */
  isReady(): Promise<boolean>;
  /** What is told of the data service: "ok", or since when it fails. */
  describeBackend(): Promise<string>;
  log: Log;
  metrics: Pick<Metrics, "contentType" | "countRequest" | "read">;
  /** Logs the report of an error in a browser; returns the status of the answer. */
  logClientError(body: string): 204 | 400 | 429;
}

/** What Node's request listener hands over beside a request. */
type Site = { Bindings: HttpBindings; Variables: { requestId: string } };

/** Networks from which an operator asks: this machine and private networks, as of a container's host. */
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

/** Everything the site answers, in the order it is tried: health, data and accounts, inbox, files, pages. */
export function createSite(options: SiteOptions): Hono<Site> {
  const { backend, files, inbox, metrics, pages, isReady, log, trustedProxies } = options;
  const site = new Hono<Site>();
  const rules = speculationRules();
  // A client's own id is accepted from a trusted proxy only; the header is set below for every answer.
  site.use(requestId({ headerName: trustedProxies > 0 ? requestIdHeader : "" }));
  site.use((c, next) => {
    const id = c.get("requestId");
    // On Node's response, because cached pages are finished responses whose headers are not opened again. Absent in unit tests.
    c.env?.outgoing?.setHeader(requestIdHeader, id);
    return withRequestId(id, next);
  });
  site.use(accessLog(log, metrics));
  site.use(async (c, next) => {
    await next();
    if (hasFinalHeaders(c.res)) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(options.common)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has(policyHeader)) headers.set(policyHeader, strictPolicy);
    // What says nothing about being kept is an error or a machine's answer, and must not outlive its cause.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
  // A host such as 256.1.1.1 passes the listener and is no address: whoever asks there made the mistake, not we.
  site.use((c, next) =>
    URL.canParse(c.req.url) ? next() : Promise.resolve(c.text(errorText(400), 400)),
  );
  site.get("/healthz", async (c) =>
    c.req.query("verbose") === undefined
      ? c.text("ok")
      : c.json({ process: "ok", backend: await options.describeBackend() }),
  );
  site.get(speculationRulesPath, (c) =>
    c.body(rules, 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  site.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
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
    async (c) => c.body(null, options.logClientError(await c.req.text())),
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
  site.on(["GET", "HEAD"], "*", (c) => {
    const file = files(c.req.raw);
    if (file) return file;
    if (isFilePath(c.req.path) && !findMachineRoute(c.req.path)) return c.text("Not found", 404);
    return pages(c.req.raw);
  });
  site.all("*", (c) => c.text(errorText(405), 405, { Allow: "GET, HEAD" }));
  site.onError((error, c) => {
    log("request failed", { level: "error", ...errorDetail(error) });
    return c.text(errorText(500), 500);
  });
  return site;
}

/**
 * Addresses of machines, which never fall into the 404 page (REQ-LAYOUT-16): a picture or film that is missing costs no
 * page.
 */
function isFilePath(path: string): boolean {
  return (
    /^\/(assets|covers|icons|share)\//.test(path) ||
    /^(image|video|audio|font)\//.test(getMimeType(path) ?? "") ||
    /^\/[\w-]+\.(txt|xml|webmanifest|json)$/.test(path)
  );
}

/** One line and one count per request: method, pattern of the route, status and time; no query, address or name. */
function accessLog(log: Log, metrics: Pick<Metrics, "countRequest">) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const request = { method: c.req.method, route: routePattern(c.req.path), status: c.res.status };
    metrics.countRequest(request);
    log("request", { ...request, ms });
  });
}

/** The client's address: the socket's, or the one the nearest trusted proxies have written down. */
function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const told = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined;
  return told ?? getConnInfo(c).remote.address ?? "0.0.0.0";
}

import { createMiddleware } from "hono/factory";
import type { Log } from "../config/log.ts";
import type { Metrics } from "./metrics.ts";
import { routePattern } from "./route-pattern.ts";

/**
 * Middleware that logs and counts each request: method, route pattern, status and time in milliseconds. For privacy it
 * logs no query, path, IP address or name.
 */
export function accessLog(log: Log, metrics: Pick<Metrics, "countRequest">) {
  return createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round(performance.now() - start);
    const request = { method: c.req.method, route: routePattern(c.req.path), status: c.res.status };
    metrics.countRequest(request);
    log("request", { ...request, ms });
  });
}

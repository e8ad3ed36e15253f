import type { Server } from "node:http";
import { log } from "../config/log.ts";

/** Time for load balancers to notice that `/readyz` fails, before the port closes; in milliseconds, as all below. */
const drainTime = 1_000;

/** While requests run, the port stays open for clients that still use it, but no longer than this. */
const maxDrainTime = 3_500;

/** A request that still runs after this time gets 503 instead of a connection reset. */
const responseTimeout = 6_000;

/** Time to send these responses. */
const sendTime = 500;

/** The process exits after this time at the latest, because Docker kills it after ten seconds. */
const exitTimeout = 9_000;

/** One Ctrl-C may arrive several times within this time: from the terminal and from parent processes. */
const repeatedSignalTime = 1_000;

/** How often running requests are counted and idle connections are closed. */
const checkInterval = 100;

/** Steps of a shutdown. */
export interface Stoppable {
  failReadiness(): void;
  /** Responds with 503 to all pending requests. */
  abortPending(): void;
  close(): Promise<void>;
}

/**
 * Shuts down gracefully on SIGTERM or SIGINT: `/readyz` fails, the port closes after the drain time, running requests are
 * answered, the database closes, and the process exits with 0. It exits with 1 when a second signal comes at least a
 * second later, or after the exit timeout.
 */
export function closeOnSignal(server: Server, site: Stoppable): void {
  let stoppingSince: number | null = null;
  let running = 0;
  server.prependListener("request", (_, response) => {
    running += 1;
    response.once("close", () => {
      running -= 1;
    });
    if (stoppingSince !== null) response.setHeader("Connection", "close");
  });
  const closeWhenDrained = (since: number) => {
    if (running === 0 || Date.now() - since > maxDrainTime) closeServer(server, site.close);
    else setTimeout(closeWhenDrained, checkInterval, since);
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > repeatedSignalTime) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    log("stopping", { signal });
    site.failReadiness();
    setTimeout(closeWhenDrained, signal === "SIGINT" ? 0 : drainTime, stoppingSince);
    setTimeout(site.abortPending, responseTimeout).unref();
    setTimeout(() => server.closeAllConnections(), responseTimeout + sendTime).unref();
    setTimeout(() => process.exit(1), exitTimeout).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Closes the port; once the last connection is closed, closes the site and exits. */
function closeServer(server: Server, closeSite: () => Promise<void>): void {
  const idleCheck = setInterval(() => server.closeIdleConnections(), checkInterval);
  server.close(async () => {
    clearInterval(idleCheck);
    await closeSite();
    log("stopped");
    process.exit(0);
  });
}

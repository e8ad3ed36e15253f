import type { Server } from "node:http";
import { log } from "../config/log.ts";

/** Time for load balancers to notice that `/readyz` fails, before the port closes; in milliseconds, as all below. */
const drainTime = 1_000;

/** While requests run, the port stays open for clients that have not noticed yet, but no longer than this. */
const maxDrainTime = 3_500;

/** A request that still runs then is answered with 503, which says more than a broken connection. */
const answerTimeout = 6_000;

/** Time for these answers to be sent. */
const sendTime = 500;

/** The process exits at the latest then; Docker kills after ten seconds. */
const exitTimeout = 9_000;

/** One Ctrl-C reaches the process from the terminal and from every parent that passes it on, within this time. */
const repeatedSignalTime = 1_000;

/** How often running requests are counted and idle connections are closed. */
const checkInterval = 100;

/** What has to be done to the site when the process is asked to stop. */
export interface Stoppable {
  failReadiness(): void;
  /** Answers with 503 whatever has no answer yet. */
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
    setTimeout(site.abortPending, answerTimeout).unref();
    setTimeout(() => server.closeAllConnections(), answerTimeout + sendTime).unref();
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

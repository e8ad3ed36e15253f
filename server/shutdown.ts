import type { Server } from "node:http";
import { log } from "./log.ts";

/** Time for load balancers to notice that the process is not ready any more, in milliseconds. */
const drainTime = 1_000;

/** After this long the process ends whatever still runs, in milliseconds. */
const patience = 10_000;

/** One Ctrl-C reaches the process from the terminal and from every parent that passes it on, within this time. */
const echoTime = 1_000;

/** How often connections whose last request has ended are closed, in milliseconds. */
const sweepTime = 100;

/**
 * On SIGTERM or SIGINT: stops being ready, lets running requests end, closes the database, and exits with 0.
 * A second signal, at least a second later, ends the process at once.
 */
export function closeOnSignal(
  server: Server,
  stopBeingReady: () => void,
  close: () => Promise<void>,
): void {
  let signalled = 0;
  const stop = (signal: NodeJS.Signals) => {
    if (signalled > 0) {
      if (Date.now() - signalled > echoTime) process.exit(1);
      return;
    }
    signalled = Date.now();
    log("stopping", { signal });
    stopBeingReady();
    // From now on a connection carries one more answer and is not kept.
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
    setTimeout(() => process.exit(1), patience).unref();
    setTimeout(() => closeAll(server, close), signal === "SIGINT" ? 0 : drainTime);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function closeAll(server: Server, close: () => Promise<void>): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepTime);
  server.close(async () => {
    clearInterval(sweep);
    await close();
    log("stopped");
    process.exit(0);
  });
}

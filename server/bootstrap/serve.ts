import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "local-supabase/start-error";
import { type Environment, readEnvironment } from "../config/environment.ts";
import { log } from "../config/log.ts";
import {
  respondToClientError,
  respondToConnect,
  respondToInvalidRequest,
  respondWhileStopping,
} from "../http/error-responses.ts";
import { type SecurityHeaders, securityHeaders } from "../http/security-headers.ts";
import { createAbortableFetch } from "./abortable-fetch.ts";
import { closeOnSignal } from "./shutdown.ts";
import type { RunningSite } from "./start.ts";

/**
 * Limits of a request: header size in bytes, and timeouts for the headers and the whole request in milliseconds, checked
 * every two seconds. A request without Host gets our error response instead of Node's empty one.
 *
 * An idle connection stays open longer than in nginx, which closes its connections to the site after 60 s. Otherwise the
 * site could close one while nginx sends a request on it. nginx repeats only a GET; a sign-in would get 502.
 */
const serverOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 75_000,
  requireHostHeader: false,
};

/** Starts a site, opens its port, prints its URL and shuts down on a signal. An error at start is printed; exit code 1. */
export async function serve(
  start: (environment: Environment, server: Server) => Promise<RunningSite>,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const server = createServer(serverOptions);
    const site = await start(environment, server);
    const headers = securityHeaders(environment.siteUrl);
    const { fetch, abortPending } = createAbortableFetch(site.fetch, respondWhileStopping(headers));
    respondTo(server, { ...site, fetch }, headers);
    await listen(server, environment).catch(async (error) => {
      await site.close();
      throw error;
    });
    closeOnSignal(server, { failReadiness: site.failReadiness, abortPending, close: site.close });
    process.stdout.write(`${announcement(environment, site)}\n`);
  } catch (error) {
    // A StartError is one sentence for the operator; other errors are printed with their stack.
    process.stderr.write(
      `${error instanceof StartError ? error.message : (error as Error).stack}\n`,
    );
    process.exit(1);
  }
}

/** Answers the requests of the server, and its errors. */
function respondTo(
  server: Server,
  { fetch, middleware }: Pick<RunningSite, "fetch" | "middleware">,
  headers: SecurityHeaders,
): void {
  const errorHandler = respondToInvalidRequest(log, headers);
  const respond = getRequestListener(fetch, { errorHandler });
  server.on("request", (request, response) => {
    if (middleware) middleware(request, response, () => respond(request, response));
    else respond(request, response);
  });
  // Unknown expectations are ignored (RFC 9110, 10.1.1); Node would respond with a bare 417.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("clientError", respondToClientError(log, headers));
  server.on("connect", respondToConnect(log, headers));
}

/** Resolves when the port is open. @throws StartError when it cannot be opened. */
function listen(server: Server, { host, port }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "it is in use; stop the other program or set PORT"
          : `${error.code ?? error.message}; set HOST and PORT`;
      reject(new StartError(`Port ${port} on ${host} cannot be opened: ${reason}.`));
    });
    server.listen(port, host, resolve);
  });
}

/** The URL of the inbox comes last and without a full stop, so that a terminal makes a link of it. */
function announcement(environment: Environment, { inboxUrl }: RunningSite): string {
  const { siteUrl, supabase } = environment;
  const backend = supabase ? `reading from ${supabase.url}` : "with the embedded backend";
  const mails = inboxUrl ? `; its mails are at ${inboxUrl}` : ".";
  return `The site is at ${siteUrl}/ (Arabic: ${siteUrl}/?lang=ar), ${backend}${mails}`;
}

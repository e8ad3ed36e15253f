import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { proxy, site, siteBehindProxy } from "./addresses.ts";
import { startProxy } from "./fault-proxy.ts";
import { launchServer, type ServerProcess, waitUntilListening } from "./server-process.ts";

/**
 * Starts the two sites and the proxy between them in an empty folder, and returns a function that stops them. When one
 * does not start, the others are stopped.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const first = await startTestSite(site, { DATA_DIR: join(folder, "data") });
    stops.push(() => stop(first));
    // The tests run in other processes.
    process.env.INBOX_KEY = readFileSync(join(folder, "data", "inbox-key"), "utf8").trim();
    stops.push(await startProxy(proxy, site));
    const second = await startTestSite(siteBehindProxy, {
      DATA_DIR: join(folder, "unused"),
      SUPABASE_URL: proxy,
      SUPABASE_ANON_KEY: first.publicKey(),
      // Tests change the responses of the backend. Cached pages would hide that.
      FRESHNESS_SECONDS: "0",
    });
    stops.push(() => stop(second));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** Starts one site process and waits until it listens. */
export async function startTestSite(
  address: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const { port, origin } = new URL(address);
  const server = launchServer({
    PORT: port,
    SITE_URL: origin,
    COMPONENT_KIT: "on",
    ...environment,
  });
  server.process.stderr?.pipe(process.stderr);
  await waitUntilListening(server);
  return server;
}

/** Stops a process and waits for its exit. */
export async function stop(server: ServerProcess): Promise<void> {
  server.process.kill("SIGINT");
  await server.exited;
}

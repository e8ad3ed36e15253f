import {
  type ProxiedCall,
  type ProxyFault,
  startProxy,
} from "../../../tools/test-servers/fault-proxy.ts";
import type { ServerProcess } from "../../../tools/test-servers/server-process.ts";
import { bodyText, sendRequest } from "../requests/http-request.ts";
import { test as ownTest } from "./own-server.ts";

/** A server whose backend is behind a proxy that only this test uses. */
export interface RemoteBackendServer {
  server: ServerProcess;
  /** Injects a fault into every request for articles; null removes it. */
  injectFault(fault: ProxyFault | null): Promise<void>;
  /** Returns the number of requests through the proxy. */
  calls(): Promise<number>;
}

/** Tests that start a server, its backend, and a proxy between them. */
export const test = ownTest.extend<{
  startWithRemoteBackend(environment?: Record<string, string>): Promise<RemoteBackendServer>;
}>({
  startWithRemoteBackend: async ({ startServer, origin }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (environment = {}) => {
      const backend = await startServer(0);
      stops.push(await startProxy(origin(1), backend.address));
      const hosted = { SUPABASE_URL: origin(1), SUPABASE_ANON_KEY: backend.publicKey() };
      const server = await startServer(2, { ...hosted, FRESHNESS_SECONDS: "0", ...environment });
      const controlEndpoint = `${origin(1)}/proxy-control`;
      const injectFault = async (fault: ProxyFault | null) => {
        const body = JSON.stringify({ match: "articles", fault });
        await sendRequest(controlEndpoint, { method: fault ? "PUT" : "DELETE", body });
      };
      const calls = async () =>
        (JSON.parse(bodyText(await sendRequest(controlEndpoint))) as ProxiedCall[]).length;
      return { server, injectFault, calls };
    });
    for (const stop of stops) await stop();
  },
});

import {
  type Disturbance,
  type ProxiedCall,
  startProxy,
} from "../../../tools/test-servers/disturbing-proxy.ts";
import { bodyText, sendRequest } from "../requests/http-request.ts";
import { test as ownTest, type ServerProcess } from "./server-process.ts";

/** A site whose data comes through a proxy that this test alone disturbs. */
export interface RemoteBackendServer {
  server: ServerProcess;
  /** From now on the proxy does this to every call for articles; null passes all on. */
  injectFault(disturbance: Disturbance | null): Promise<void>;
  /** How many calls have come through the proxy. */
  calls(): Promise<number>;
}

/** Tests that start a site, the data service it reads from, and the proxy between them. */
export const test = ownTest.extend<{
  startWithRemoteBackend(environment?: Record<string, string>): Promise<RemoteBackendServer>;
}>({
  startWithRemoteBackend: async ({ startServer, origin }, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use(async (environment = {}) => {
      const backend = await startServer(0);
      stops.push(await startProxy(new URL(origin(1)), backend.address));
      const hosted = { SUPABASE_URL: origin(1), SUPABASE_ANON_KEY: backend.publicKey() };
      const server = await startServer(2, { ...hosted, FRESHNESS_SECONDS: "0", ...environment });
      const controlEndpoint = `${origin(1)}/proxy-control`;
      const injectFault = async (disturbance: Disturbance | null) => {
        const body = JSON.stringify({ match: "articles", disturbance });
        await sendRequest(controlEndpoint, { method: disturbance ? "PUT" : "DELETE", body });
      };
      const calls = async () =>
        (JSON.parse(bodyText(await sendRequest(controlEndpoint))) as ProxiedCall[]).length;
      return { server, injectFault, calls };
    });
    for (const stop of stops) await stop();
  },
});

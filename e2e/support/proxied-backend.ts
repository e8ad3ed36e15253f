import { createServer } from "node:net";
import { firstPort, proxy, siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import type { Disturbance, ProxiedCall } from "../../tools/test-servers/disturbing-proxy.ts";

/** The data service as the site behind the proxy sees it. */
export interface ProxiedBackend {
  /** Does this to every call whose address contains `match`, until the next disturbance or `calm`. */
  injectFault(match: string, disturbance: Disturbance): Promise<void>;
  /** Answers every call whose address contains `match` with these rows. */
  respondWith(match: string, rows: unknown): Promise<void>;
  /** Passes every call on again, forgets those that came, and waits until the site has noticed. */
  reset(): Promise<void>;
  /** The calls since the last `calm`. */
  calls(): Promise<ProxiedCall[]>;
}

const controlEndpoint = `${proxy}/proxy-control`;

export const proxiedBackend: ProxiedBackend = {
  async injectFault(match, disturbance) {
    await fetch(controlEndpoint, { method: "PUT", body: JSON.stringify({ match, disturbance }) });
  },
  async respondWith(match, rows) {
    const body = JSON.stringify(rows);
    const type = "application/json";
    await this.injectFault(match, { kind: "answer", status: 200, type, body });
  },
  async reset() {
    await fetch(controlEndpoint, { method: "DELETE" });
    // To be asked about the backend, the site asks it.
    for (let state = ""; state !== "ok"; ) {
      const response = await fetch(`${siteBehindProxy}/healthz?verbose`);
      state = ((await response.json()) as { backend: string }).backend;
    }
    await fetch(controlEndpoint, { method: "DELETE" });
  },
  async calls() {
    return (await fetch(controlEndpoint)).json();
  },
};

/** Held by the one test that may disturb; a port is given back also when its process dies. */
const lockPort = firstPort + 9;

/** How often a waiting test asks again, in milliseconds. */
const retryInterval = 100;

/** Waits until no other worker disturbs the backend. Resolves with the function that lets the next one in. */
export async function lockBackend(): Promise<() => Promise<void>> {
  for (;;) {
    const server = createServer();
    const held = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(lockPort, "127.0.0.1", () => resolve(true));
    });
    if (held) return () => new Promise((resolve) => server.close(() => resolve()));
    await new Promise((resolve) => setTimeout(resolve, retryInterval));
  }
}

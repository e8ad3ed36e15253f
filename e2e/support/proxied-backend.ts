import { createServer } from "node:net";
import { firstPort, proxy, siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import type { ProxiedCall, ProxyFault } from "../../tools/test-servers/fault-proxy.ts";

/** The backend of the site behind the proxy. */
export interface ProxiedBackend {
  /** Injects a fault into every call whose URL contains `match`, until the next fault or `reset`. */
  injectFault(match: string, fault: ProxyFault): Promise<void>;
  /** Responds with these rows to every call whose URL contains `match`. */
  respondWith(match: string, rows: unknown): Promise<void>;
  /** Removes the fault, clears the recorded calls, and waits until the site reports a healthy backend. */
  reset(): Promise<void>;
  /** Returns the calls since the last `reset`. */
  calls(): Promise<ProxiedCall[]>;
}

const controlEndpoint = `${proxy}/proxy-control`;

export const proxiedBackend: ProxiedBackend = {
  async injectFault(match, fault) {
    await fetch(controlEndpoint, { method: "PUT", body: JSON.stringify({ match, fault }) });
  },
  async respondWith(match, rows) {
    const body = JSON.stringify(rows);
    const type = "application/json";
    await this.injectFault(match, { kind: "respond", status: 200, type, body });
  },
  async reset() {
    await fetch(controlEndpoint, { method: "DELETE" });
    // This request makes the site probe its backend.
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

/** The port is a lock between workers: the operating system releases it when a process dies. */
const lockPort = firstPort + 9;

/** Time between two attempts to get the lock, in milliseconds. */
const retryInterval = 100;

/** Waits until no other worker holds the backend. Resolves with a function that releases it. */
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

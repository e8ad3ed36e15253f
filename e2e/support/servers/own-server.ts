import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstPort } from "../../../tools/test-servers/addresses.ts";
import {
  launchServer,
  type ServerProcess,
  waitUntilListening,
} from "../../../tools/test-servers/server-process.ts";
import { test as base } from "../test.ts";

interface Fixtures {
  /** A temporary folder of this test. */
  folder: string;
  /** Returns the origin with the n-th of four ports that no other worker uses. */
  origin(n: number): string;
  /** Starts a process with this environment. It is killed at the end of the test. */
  spawnServer(environment: Record<string, string>): ServerProcess;
  /** Starts a server at the n-th origin with an empty data directory and waits until it listens. */
  startServer(n: number, environment?: Record<string, string>): Promise<ServerProcess>;
}

/** Each worker has five ports. The ports before them belong to the shared servers. */
const firstWorkerPort = firstPort + 10;
const portsPerWorker = 5;

function workerOrigin(parallelIndex: number, n: number): string {
  return `http://127.0.0.1:${firstWorkerPort + parallelIndex * portsPerWorker + n}`;
}

/** Returns the origin of the server that the tests of a worker share. */
export function sharedServerOrigin(parallelIndex: number): string {
  return workerOrigin(parallelIndex, portsPerWorker - 1);
}

/** Tests that start their own servers. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures destructured, also when there are none.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "own-site-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  origin: async ({}, use, { parallelIndex }) => {
    await use((n) => workerOrigin(parallelIndex, n));
  },
  spawnServer: async ({ folder }, use) => {
    const launched: ServerProcess[] = [];
    await use((environment) => {
      const server = launchServer({ DATA_DIR: join(folder, "data"), ...environment });
      launched.push(server);
      return server;
    });
    for (const { process } of launched) process.kill("SIGKILL");
    await Promise.all(launched.map(({ exited }) => exited));
  },
  startServer: async ({ folder, origin, spawnServer }, use) => {
    await use(async (n, environment = {}) => {
      const { port } = new URL(origin(n));
      const server = spawnServer({
        PORT: port,
        DATA_DIR: join(folder, `data-${n}`),
        ...environment,
      });
      await waitUntilListening(server);
      return server;
    });
  },
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import serverProcess from "../../../server/process.json" with { type: "json" };
import { firstPort } from "../../../tools/test-servers/addresses.ts";
import { test as base } from "../test.ts";

/** A server process of one test. */
export interface ServerProcess {
  /** Origin, without a trailing slash. */
  address: string;
  /** Its environment variables. */
  environment: Record<string, string>;
  dataDirectory: string;
  process: ChildProcess;
  /** Standard output so far. */
  output(): string;
  errors(): string;
  /** The log entries so far. */
  log(): Record<string, unknown>[];
  /** Returns the public key of the embedded backend. */
  publicKey(): string;
  /** Resolves with the exit code; null when a signal ended the process. */
  exited: Promise<number | null>;
}

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

/** The root folder of the project. */
export const project = fileURLToPath(new URL("../../..", import.meta.url));

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

/** Resolves when the process has printed its address. @throws Error when it exits before. */
export async function waitUntilListening(server: ServerProcess): Promise<void> {
  while (!server.output().includes("The site is at")) {
    const printed = server.process.stdout ? once(server.process.stdout, "data") : null;
    const code = await Promise.race([printed, server.exited]);
    if (typeof code === "number" || code === null) throw new Error(`ended: ${server.errors()}`);
  }
}

/** The environment of a production process, without variables of the tests except Node's compile cache. */
export function cleanEnvironment(environment: Record<string, string>): Record<string, string> {
  const { HOME = "", NODE_COMPILE_CACHE, PATH = "" } = process.env;
  return {
    PATH: join(project, "node_modules", ".bin") + delimiter + PATH,
    HOME,
    NODE_ENV: "production",
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...environment,
  };
}

/** Starts a process with the environment of a production process and these variables. */
export function launchServer(environment: Record<string, string>): ServerProcess {
  const child = spawn("node", [...serverProcess.flags, "server/main.ts"], {
    cwd: project,
    env: cleanEnvironment({
      ...serverProcess.environment,
      RATE_LIMIT_FACTOR: "1000",
      ...environment,
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString("utf8");
  });
  const dataDirectory = environment.DATA_DIR ?? "";
  return {
    address: `http://127.0.0.1:${environment.PORT}`,
    environment,
    dataDirectory,
    process: child,
    output: () => output,
    errors: () => errors,
    log: () =>
      // The last line may be incomplete.
      output
        .split("\n")
        .slice(0, -1)
        .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : [])),
    publicKey: () =>
      JSON.parse(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).publishable,
    exited: new Promise((resolve) => child.once("close", (code) => resolve(code))),
  };
}

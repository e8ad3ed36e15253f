import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import serverProcess from "../../server/process.json" with { type: "json" };

/** The folder of the project, with a slash at its end. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** A server under measurement. */
export interface Server {
  /** Without a slash at its end. */
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** True when a program of this name can be run here. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A folder for one run, removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A port nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Programs run on a processor of their own where the machine has two: the first serves, the second asks. */
export function pinned(processor: 0 | 1, command: readonly string[]): string[] {
  return isInstalled("taskset") ? ["taskset", "-c", String(processor), ...command] : [...command];
}

/** Starts a server with `PORT` set and waits until it answers. @throws Error when it does not within a minute. */
export async function startServer(
  command: readonly string[],
  env: Record<string, string> = {},
  port?: number,
): Promise<Server> {
  const chosen = port ?? (await freePort());
  const [program = "", ...args] = pinned(0, command);
  const log = openSync(join(temporaryFolder(), "server.log"), "w");
  const child = spawn(program, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production", PORT: String(chosen), ...env },
    stdio: ["ignore", log, log],
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const origin = `http://127.0.0.1:${chosen}`;
  try {
    await answers(`${origin}/`);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** What runs must not outlive the benchmark: the next one would be measured beside it. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** Resolves at the first answer of an address, whatever its status. */
export async function answers(address: string, seconds = 60): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      await (await fetch(address, { redirect: "manual" })).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`Nothing answers at ${address}`, { cause: error });
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    process.kill(-child.pid, "SIGTERM");
  });
}

/** Our own site on data of its own. */
export function startOurs(): Promise<Server> {
  return startServer(["node", ...serverProcess.flags, "server/main.ts"], {
    ...serverProcess.environment,
    DATA_DIR: temporaryFolder(),
  });
}

/** The empty app; built when it is not. */
export function startEmptyApp(): Promise<Server> {
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync("react-router", ["build", "--logLevel", "error"], {
    cwd: `${project}tools/performance/empty-app`,
    env,
    stdio: "ignore",
  });
  execFileSync(
    "node",
    ["scripts/build-steps/compress.ts", `${project}tools/performance/empty-app/build/client/`],
    {
      cwd: project,
    },
  );
  return startServer(["node", "tools/performance/empty-app/server.ts"]);
}

/** The page written by hand. */
export function startStaticPage(): Promise<Server> {
  return startServer(["node", "tools/performance/static-page/server.ts"]);
}

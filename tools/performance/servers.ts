import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import serverProcess from "../../server/process.json" with { type: "json" };
import { project } from "../project-files.ts";
import { getFreePort } from "../test-servers/free-port.ts";
import { createTemporaryFolder } from "../test-servers/temporary-folder.ts";

/** A running server. */
export interface Server {
  /** Without a slash at its end. */
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Pins a command to a processor, so that server and client do not share one. */
export function pinned(processor: 0 | 1, command: readonly string[]): string[] {
  return existsSync("/usr/bin/taskset")
    ? ["taskset", "-c", String(processor), ...command]
    : [...command];
}

/** Starts a server with `PORT` set, and waits for its first response. @throws Error when none comes within a minute */
export async function startServer(
  command: readonly string[],
  env: Record<string, string> = {},
  port?: number,
): Promise<Server> {
  const chosen = port ?? (await getFreePort());
  const [program = "", ...args] = pinned(0, command);
  const log = openSync(join(createTemporaryFolder("bench-"), "server.log"), "w");
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
    await waitForResponse(`${origin}/`);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { origin, pid: child.pid ?? 0, stop: () => end(child) };
}

/** Servers must not outlive the benchmark, or they would disturb the next one. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** Resolves with the first response of a URL, whatever its status. @throws Error when none comes within a minute */
export async function waitForResponse(address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await (await fetch(address, { redirect: "manual" })).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`No response from ${address}`, { cause: error });
      await setTimeout(20);
    }
  }
}

/** Ends all processes of a command. npm exits before its site, which has the data directory until it exits too. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !signalGroup(pid, "SIGTERM")) return;
  while (signalGroup(pid, 0)) await setTimeout(20);
}

/** Signals a group of processes. Returns false when none of them runs any more. */
function signalGroup(leader: number, signal: "SIGTERM" | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Starts the built site, with an empty data directory unless `env` names another. */
export function startBuiltSite(env: Record<string, string> = {}): Promise<Server> {
  return startServer(["node", ...serverProcess.flags, "server/main.ts"], {
    ...serverProcess.environment,
    DATA_DIR: createTemporaryFolder("bench-"),
    ...env,
  });
}

/** Starts the server of the static page. */
export function startStaticPage(): Promise<Server> {
  return startServer(["node", "tools/performance/static-page/server.ts"]);
}

/** The processor time of a process and its threads in seconds; the kernel counts in hundredths. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

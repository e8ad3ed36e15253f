import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { project, toolEnvironment } from "../../scripts/environment/project.mjs";
import serverProcess from "../../server/process.json" with { type: "json" };
import { findFreePort } from "../test-servers/free-port.ts";

/** A server process that one fault test uses alone. */
export interface SiteProcess {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly dataDirectory: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** The text of its standard error stream. */
  stderr(): string;
  /** The public key of the embedded backend. */
  publicKey(): string;
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a process and does not wait until it listens. `flags` are passed to Node. */
export async function spawnSite(
  dataDirectory: string,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const port = await findFreePort();
  const child = spawn("node", [...serverProcess.flags, ...flags, "server/main.ts"], {
    cwd: project,
    env: toolEnvironment({
      ...serverProcess.environment,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000000",
      ...environment,
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString("utf8");
  });
  child.stdout.resume();
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDirectory,
    child,
    ended,
    stderr: () => errors,
    publicKey: () =>
      JSON.parse(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).publishable,
  };
}

/** Starts a process and waits until it is ready. @throws Error with its standard error when it exits before */
export async function startSite(
  dataDirectory: string,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const site = await spawnSite(dataDirectory, flags, environment);
  for (;;) {
    if ((await getStatus(`${site.origin}/readyz`)) === 200) return site;
    const ended = await Promise.race([site.ended, sleep(50)]);
    if (ended !== undefined) throw new Error(`The site exited with ${ended}: ${site.stderr()}`);
  }
}

/** Sends a signal to a process and resolves with its exit code. */
export function terminate(
  { child, ended }: SiteProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** The status of a response; 0 when none arrives within ten seconds. */
export async function getStatus(url: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { redirect: "manual", signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

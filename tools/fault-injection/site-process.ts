import type { ChildProcess } from "node:child_process";
import { getFreePort } from "../test-servers/free-port.ts";
import {
  launchServer,
  type ServerProcess,
  waitUntilListening,
} from "../test-servers/server-process.ts";

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a process that one test uses alone, and does not wait until it listens. `flags` are passed to Node. */
export async function spawnSite(
  dataDirectory: string,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const site = launchServer(
    {
      PORT: String(await getFreePort()),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000000",
      ...environment,
    },
    flags,
  );
  running.add(site.process);
  void site.exited.then(() => running.delete(site.process));
  return site;
}

/** Starts a process and waits until it listens. @throws Error with its standard error when it exits before */
export async function startSiteProcess(
  ...settings: Parameters<typeof spawnSite>
): Promise<ServerProcess> {
  const site = await spawnSite(...settings);
  await waitUntilListening(site);
  return site;
}

/** Sends a signal to a process and resolves with its exit code. */
export function terminate(
  { process, exited }: ServerProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  process.kill(signal);
  return exited;
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

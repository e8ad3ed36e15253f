import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import serverProcess from "../../server/process.json" with { type: "json" };
import { proxy, site, siteBehindProxy } from "./addresses.ts";
import { startProxy } from "./fault-proxy.ts";

/**
 * Starts the two sites and the proxy between them in an empty folder, and returns a function that stops them. When one
 * does not start, the others are stopped.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "site-tests-"));
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    await Promise.all(stops.map((stopOne) => stopOne()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const first = await startSite(site, { DATA_DIR: join(folder, "data") });
    stops.push(() => stop(first));
    const { publishable } = JSON.parse(readFileSync(join(folder, "data", "secrets.json"), "utf8"));
    // The tests run in other processes.
    process.env.INBOX_KEY = readFileSync(join(folder, "data", "inbox-key"), "utf8").trim();
    stops.push(await startProxy(new URL(proxy), site));
    const second = await startSite(siteBehindProxy, {
      DATA_DIR: join(folder, "unused"),
      SUPABASE_URL: proxy,
      SUPABASE_ANON_KEY: publishable,
      // Tests change the responses of the backend. Cached pages would hide that.
      FRESHNESS_SECONDS: "0",
    });
    stops.push(() => stop(second));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** Starts one site process and waits until it listens. */
export async function startSite(
  address: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const { port, origin } = new URL(address);
  const child = spawn("node", [...serverProcess.flags, "server/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...serverProcess.environment,
      PORT: port,
      SITE_URL: origin,
      COMPONENT_KIT: "on",
      RATE_LIMIT_FACTOR: "1000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the site at ${address} ended with ${code}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString("utf8").includes("The site is at")) resolve();
    });
  });
  return child;
}

/** Stops a process and waits for its exit. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGINT");
  });
}

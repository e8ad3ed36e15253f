import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { project, toolEnvironment } from "../../scripts/environment/project.mjs";
import serverProcess from "../../server/process.json" with { type: "json" };

/** A process of the site that one fault has for itself. */
export interface OwnProcess {
  /** Origin, without a slash at the end. */
  readonly address: string;
  readonly dataDirectory: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it said to the operator. */
  errors(): string;
  /** The public key of the embedded backend. */
  publicKey(): string;
}

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** A folder that is removed when the run ends. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a process without waiting for it; `flags` go to Node. */
export async function launch(
  dataDirectory: string,
  flags: readonly string[] = [],
): Promise<OwnProcess> {
  const port = await freePort();
  const child = spawn("node", [...serverProcess.flags, ...flags, "server/main.ts"], {
    cwd: project,
    env: toolEnvironment({
      ...serverProcess.environment,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000000",
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
    address: `http://127.0.0.1:${port}`,
    dataDirectory,
    child,
    ended,
    errors: () => errors,
    publicKey: () =>
      JSON.parse(readFileSync(join(dataDirectory, "secrets.json"), "utf8")).publishable,
  };
}

/** Starts a process and waits until it is ready. @throws Error with its last words when it ends before. */
export async function startSite(
  dataDirectory: string,
  flags: readonly string[] = [],
): Promise<OwnProcess> {
  const site = await launch(dataDirectory, flags);
  for (;;) {
    if ((await statusOf(`${site.address}/readyz`)) === 200) return site;
    const ended = await Promise.race([site.ended, pause(50)]);
    if (ended !== undefined) throw new Error(`The site ended with ${ended}: ${site.errors()}`);
  }
}

/** Ends a process and waits until it has; its exit code. */
export function end({ child, ended }: OwnProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** The status of an answer; 0 when there is none within ten seconds. */
export async function statusOf(address: string, init?: RequestInit): Promise<number> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(address, { redirect: "manual", signal, ...init });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

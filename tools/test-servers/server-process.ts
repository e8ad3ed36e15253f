import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import serverProcess from "../../server/process.json" with { type: "json" };
import { project } from "../project-files.ts";

/** A process of the site. */
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

/** Starts a process with the environment of a production process and these variables. `flags` are passed to Node. */
export function launchServer(
  environment: Record<string, string>,
  flags: readonly string[] = [],
): ServerProcess {
  const child = spawn("node", [...serverProcess.flags, ...flags, "server/main.ts"], {
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

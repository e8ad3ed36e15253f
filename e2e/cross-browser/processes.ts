import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { getFreePort } from "../../tools/test-servers/free-port.ts";

/** Timeout for a busy machine, in milliseconds. */
const timeout = 120_000;

/** A process beside the tests. */
interface RunningProcess {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a virtual screen. Resolves with its name when it is ready. */
export async function startScreen(): Promise<{ name: string; stop(): Promise<void> }> {
  const { process, stop } = start("Xvfb", [
    ...["-displayfd", "3", "-screen", "0", "1600x1600x24", "-nolisten", "tcp"],
  ]);
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, "data");
  return { name: `:${String(number).trim()}`, stop };
}

/** Starts a WebDriver on a free port. Resolves with its URL when it accepts commands. */
export async function startDriver(
  program: string,
  environment: Record<string, string>,
): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await getFreePort();
  const { process, stop } = start(program, [`--port=${port}`], environment);
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + timeout;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (process.exitCode !== null || Date.now() > end)
      throw new Error(`${program} does not answer`);
    await setTimeout(50);
  }
  return { address, stop };
}

function start(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): RunningProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  return {
    process: child,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** How long a program may take to answer, in milliseconds; a busy machine needs its time. */
const timeout = 120_000;

/** A program that runs beside the tests. */
interface RunningProcess {
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A screen that nobody sees. Resolves with its name, once windows can be opened on it. */
export async function startScreen(): Promise<{ name: string; stop(): Promise<void> }> {
  const { process, stop } = start("Xvfb", [
    ...["-displayfd", "3", "-screen", "0", "1600x1600x24", "-nolisten", "tcp"],
  ]);
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, "data");
  return { name: `:${String(number).trim()}`, stop };
}

/** Starts a WebDriver on a free port. Resolves with its address, once it takes orders. */
export async function startDriver(
  program: string,
  environment: Record<string, string>,
): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const { process, stop } = start(program, [`--port=${port}`], environment);
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + timeout;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    if (process.exitCode !== null || Date.now() > end)
      throw new Error(`${program} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
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

/** A port that nobody listened on a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

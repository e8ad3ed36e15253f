import { spawn } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanEnvironment, project } from "./server-process.ts";

/** A development server in a copy of the project. */
export interface DevelopmentServer {
  address: string;
  /** Changes a file of the copy. */
  save(file: string, change: (text: string) => string): void;
  output(): string;
  /** Stops the parent process. Resolves with its exit code, and with whether child processes were left. */
  stop(): Promise<{ code: number | null; hasOrphans: boolean }>;
}

/** The files that `npm run dev` reads. */
const copiedPaths = [
  ...["app", "content", "public", "scripts", "server", "packages", "tools", "supabase"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["vite.config.ts", "react-router.config.ts"],
];

/** Starts a development server in a copy of the project in `folder`. Resolves after its first build. */
export async function startDevelopment(
  folder: string,
  environment: Record<string, string>,
): Promise<DevelopmentServer> {
  const copy = join(folder, "copy");
  for (const part of copiedPaths)
    cpSync(join(project, part), join(copy, part), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  const child = spawn("node", ["scripts/dev.mjs"], {
    cwd: copy,
    env: cleanEnvironment(environment),
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = `http://127.0.0.1:${environment.PORT}`;
  while (!(output.includes("Built in") && output.includes("The site is at"))) {
    const code = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50, -1))]);
    if (code !== -1) throw new Error(`development has ended: ${output}`);
  }
  return {
    address,
    output: () => output,
    save(file, change) {
      const path = join(copy, file);
      const text = readFileSync(path, "utf8");
      if (change(text) === text) throw new Error(`nothing to change in ${file}`);
      writeFileSync(path, change(text));
    },
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      return { code, hasOrphans: killGroup(child.pid) };
    },
  };
}

/** Returns true when a process was left. */
function killGroup(id = 0): boolean {
  try {
    return process.kill(-id, "SIGKILL");
  } catch {
    return false;
  }
}

// Runs commands in the project. Plain JavaScript for the machine's own Node (20 or newer): the packages, and with them
// the Node that the site runs on, may not be installed yet.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const project = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the commands of the packages. */
export const binaries = join(project, "node_modules", ".bin");

/** TypeScript 7, which checks types. TypeScript 6 stays beside it for tools that use the compiler as a library. */
export const compiler = join(project, "node_modules", "typescript-native", "bin", "tsc");

/** The environment of this process, in which the project's own Node and tools come first. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: binaries + delimiter + process.env.PATH, ...extra };
}

/**
 * Runs a command in the project and resolves with its exit code, or with 1 when a signal ended it. `onStart` gets the
 * child process.
 */
export function run(command, args, options = {}, onStart = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: project,
      stdio: "inherit",
      env: toolEnvironment(),
      ...options,
    });
    onStart(child);
    child.once("error", reject);
    // "exit" may come before the last output.
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs the project's Node as if it were this process: signals are forwarded, and this process exits with its code. */
export function runInForeground(args, environment) {
  const env = toolEnvironment(environment);
  const child = spawn("node", args, { cwd: project, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithNpm(child);
  child.once("exit", (code) => process.exit(code ?? 1));
}

/** npm sends a supervisor's SIGTERM to its shell only. The shell ends, and this process gets another parent. */
function endWithNpm(child) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 200);
}

/** Prints one line and ends the process with exit code 1. */
export function exitWithError(line) {
  console.error(line);
  process.exit(1);
}

/** True when nothing may be installed: missing parts are named instead. */
export function isSetupOff() {
  return process.env.SETUP === "off";
}

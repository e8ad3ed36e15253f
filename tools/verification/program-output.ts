import { execFile } from "node:child_process";

/**
 * The standard output of a program. An exit code other than 0 may mean that the program found something, so it is
 * accepted when there is output.
 * @throws Error when the program does not start, is stopped by a signal, or exits with another code than 0 and no output
 */
export function outputOf(
  file: string,
  options: readonly string[],
  folder?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const settings = { maxBuffer: 256 * 1024 * 1024, cwd: folder };
    execFile(file, options, settings, (error, stdout, stderr) => {
      const isExit = typeof error?.code === "number" && !error.signal;
      if (!error || (isExit && stdout !== "")) return resolve(stdout);
      const end = stderr.trim().slice(-2000);
      const cause = error.signal ?? error.code;
      reject(new Error(`${file} failed with ${cause}: ${end}`, { cause: error }));
    });
  });
}

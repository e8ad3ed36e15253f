import { execFile } from "node:child_process";

/** The output of a program that ends with an error when it finds something. */
export function outputOf(
  file: string,
  options: readonly string[],
  folder?: string,
): Promise<string> {
  return new Promise((resolve) => {
    const settings = { maxBuffer: 256 * 1024 * 1024, cwd: folder };
    execFile(file, options, settings, (_, stdout) => resolve(stdout));
  });
}

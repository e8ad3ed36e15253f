// The types of project.mjs, wherever it is imported from.
declare module "*/project.mjs" {
  import type { ChildProcess, SpawnOptions } from "node:child_process";

  export const project: string;

  export function toolEnvironment(extra?: Record<string, string>): Record<string, string>;

  export function run(
    command: string,
    args: readonly string[],
    options?: SpawnOptions,
    onStart?: (child: ChildProcess) => void,
  ): Promise<number>;
}

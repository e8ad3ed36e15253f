// The types of what other rooms take from setup.mjs, wherever it is imported from.
declare module "*/setup.mjs" {
  import type { ChildProcess, SpawnOptions } from "node:child_process";

  export function wantingNode(own?: string, machines?: string): string | null;

  export const project: string;

  export const compiler: string;

  export function toolEnvironment(extra?: Record<string, string>): Record<string, string>;

  export function ensureBuilt(): Promise<void>;

  export function run(
    command: string,
    args: readonly string[],
    options?: SpawnOptions,
    begun?: (child: ChildProcess) => void,
  ): Promise<number>;
}

// The types of options.mjs, wherever it is imported from.
declare module "*/options.mjs" {
  import type { ParseArgsOptionsConfig, parseArgs } from "node:util";

  export function readOptions<const Options extends ParseArgsOptionsConfig>(
    options: Options,
  ): ReturnType<typeof parseArgs<{ options: Options }>>["values"];
}

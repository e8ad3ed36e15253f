import { parseArgs } from "node:util";

/**
 * Returns the options of the command line, described as for `parseArgs`. Ends the process on an unknown one.
 * @template {import("node:util").ParseArgsOptionsConfig} const Options
 * @param {Options} options
 * @returns {ReturnType<typeof parseArgs<{ options: Options }>>["values"]}
 */
export function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    console.error(`${error.message}\nOptions: ${known.join(", ")}`);
    process.exit(1);
  }
}

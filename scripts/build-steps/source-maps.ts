// Moves the source maps of the browser's scripts out of the served folder into build/source-maps, where the server reads
// them to locate errors that browsers report.
import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const build = fileURLToPath(new URL("../../build/", import.meta.url));
const client = join(build, "client");
const folder = join(build, "source-maps");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (name.endsWith(".map")) renameSync(join(client, name), join(folder, basename(name)));
}

// npm run test:old-browsers: installs the two old browsers where possible, runs the smoke test in them, and lists the
// missing ones.
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { installPackages } from "../../scripts/environment/browsers.mjs";
import { run } from "../../scripts/environment/project.mjs";
import {
  chromium,
  compressedChromium,
  folder,
  missingReasons,
  oldBrowsers,
  webKitPackages,
} from "./browsers.ts";

if (missingReasons["webkit-2.38"]())
  await installPackages(webKitPackages, "the tests drive an old WebKit");
if (missingReasons["chromium-102"]()) await installChromium();

const available = oldBrowsers.filter((name) => !missingReasons[name]());
const code =
  available.length === 0
    ? 1
    : await run("playwright", [
        ...["test", "--config", "e2e/old-browsers/playwright.config.ts"],
        ...process.argv.slice(2),
      ]);
for (const name of oldBrowsers) {
  const reason = missingReasons[name]();
  process.stdout.write(reason ? `Not run here: ${name} (${reason})\n` : `Run here: ${name}\n`);
}
process.exit(code);

/** Debian has no Chromium of that age. The other files of the npm package are not needed here. */
async function installChromium(): Promise<void> {
  if (process.platform !== "linux" || process.arch !== "x64") return;
  if (!existsSync(compressedChromium)) {
    const args = ["ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"];
    if ((await run("npm", args, { cwd: folder, env: process.env })) !== 0) return;
  }
  mkdirSync(dirname(chromium), { recursive: true });
  const unfinished = `${chromium}.part`;
  await pipeline(
    createReadStream(compressedChromium),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  renameSync(unfinished, chromium);
}

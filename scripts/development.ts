// What npm run dev runs once the packages are there: builds the site, has it served by a process of its own as production
// serves it, and builds and shows it anew whenever a file is saved.
import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { createDrawer } from "./development/drawer.ts";
import { createSiteBuilder } from "./development/site-builder.ts";
import { startSiteProcess } from "./development/site-process.ts";
import { watchFiles } from "./development/watch-files.ts";
import { project } from "./environment/project.mjs";

const folder = join(project, ".development");
const rooms = ["app", "content", "public", "scripts", "server", "packages", "tools", "supabase"];

/** What is drawn by a step of its own, when the pages are there. */
const drawn = /^app\/(illustrations|content)\//;
/** What a running builder cannot learn. */
const ofBuilder =
  /^scripts\/(build-steps|development)\/(?!.*\.test\.ts)|^scripts\/(environment\/project\.mjs|development\.ts)$/;
/** What is shown without a build. */
const shown = /^content\/articles\//;
/** Files that the server reads besides its modules. */
const ofServer = /^(server|packages|supabase)\/.*(?<!\.ts)$/;

process.env.BUILD_FOLDER = relative(project, folder);
process.env.NODE_ENV = "production";
rmSync(join(folder, "client"), { recursive: true, force: true });

const builder = createSiteBuilder(folder);
const site = startSiteProcess((code) => {
  if (!isUp) process.exit(code);
  say("The server has ended. It starts again when one of its files is saved.");
});
// They may come later than the pages, and no page reloads for them.
const drawer = createDrawer(folder, () => {
  builds += 1;
  if (!isBusy) void tell();
});
const waiting = new Set<string>();
let isUp = false;
let isBusy = true;
let [builds, changes, accounts] = [0, 0, 0];
let failure: string | null = null;

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void end());
}
watchFiles(
  rooms.map((room) => join(project, room)),
  (files) => {
    for (const file of files) waiting.add(file);
    if (!isBusy) void work();
  },
);
await build([]);
isUp = true;
await show();
drawer.draw();
await work();

/** Takes up what has been saved until nothing is left. */
async function work(): Promise<void> {
  isBusy = true;
  while (waiting.size > 0) {
    const files = [...waiting];
    const names = files.map((file) => relative(project, file));
    const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
    waiting.clear();
    if (some(ofBuilder)) say("The tools of the build have changed: start npm run dev again.");
    const isServers = site.runs(files) || some(ofServer);
    const isBuilt = builder.concerns(files);
    if (isBuilt) await build(files);
    if (isServers) await site.restart();
    if (isBuilt || isServers || some(shown)) await show();
    if (isBuilt && failure === null) await finish();
    if (some(drawn)) drawer.draw();
  }
  isBusy = false;
}

async function build(files: readonly string[]): Promise<void> {
  const start = performance.now();
  failure = await builder.build(files);
  builds += 1;
  say(failure ?? `Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Builds what pages were shown without; those of the account reload when it is there. */
async function finish(): Promise<void> {
  const finished = await builder.finish();
  failure = finished.failure;
  if (failure !== null) say(failure);
  if (finished.changes === "nothing") return;
  builds += 1;
  accounts += 1;
  await (finished.changes === "scripts" ? tell() : show());
}

/** Shows the build as it is now; open pages reload. */
async function show(): Promise<void> {
  changes += 1;
  await tell();
}

async function tell(): Promise<void> {
  const build = failure === null ? `${pathToFileURL(folder).href}/?${process.pid}-${builds}` : null;
  const edition = `${process.pid}-${changes}`;
  await site.show({ edition, account: `${process.pid}-${accounts}`, build, failure });
}

/** Ends whatever runs at the moment, and then this process. */
async function end(): Promise<void> {
  const [code] = await Promise.all([site.end(), drawer.end()]);
  process.exit(code);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

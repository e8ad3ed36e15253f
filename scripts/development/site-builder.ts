import { rmSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createBuilder, type Plugin, type Rolldown, type ViteBuilder } from "vite";
import { buildPageScripts } from "../build-steps/page-scripts.ts";
import { listNames } from "../build-steps/scoped-name.ts";
import { project } from "../setup.mjs";

/** The builds that make up the site: the framework's for browser and server, and the scripts of the documents. */
const parts = ["client", "ssr", "scripts"] as const;
type Part = (typeof parts)[number];

/** What the framework is told of only when it begins. */
const tables = /^app\/(routes\.ts$|content\/facts\/)/;

/** What is read though no module is it. */
const besides = /^public\/|^app\/.*\.(css|svg|woff2)$/;

const listOfFiles = "client/.vite/manifest.json";

/** Builds the site again and again into one folder, each time only what a change concerns. */
export interface SiteBuilder {
  /** True when the site is made from one of these files. */
  concerns(files: readonly string[]): boolean;
  /** Builds anew what is made from these files, and what has failed before. Answers why it cannot be built, or null. */
  build(files: readonly string[]): Promise<string | null>;
}

export function createSiteBuilder(folder: string): SiteBuilder {
  const sources = new Map<Part, ReadonlySet<string>>();
  const written = new Map<Part, readonly string[]>();
  const stale = new Set<Part>(parts);
  let vite: ViteBuilder | null = null;
  let classes = "";

  const note = (part: Part): Plugin => ({
    name: "note-sources",
    applyToEnvironment: ({ name }) => name === part || part === "scripts",
    buildEnd(error) {
      const ids = [...this.getModuleIds()].map((id) => id.split("?")[0] ?? id);
      const known = error || part === "scripts" ? (sources.get(part) ?? []) : [];
      sources.set(part, new Set([...known, ...ids]));
    },
  });
  /** Takes away what no build has any more. */
  const tidy = (part: Part, names: readonly string[]) => {
    const before = written.get(part) ?? [];
    written.set(part, names);
    const needed = new Set([...written.values()].flat());
    for (const name of before)
      if (!needed.has(name)) rmSync(join(folder, "client", name), { force: true });
  };
  const buildFramework = async () => {
    vite ??= await withoutListeners("SIGTERM", () =>
      createBuilder({
        root: project,
        mode: "production",
        logLevel: "silent",
        build: { emptyOutDir: false },
        plugins: [note("client"), note("ssr")],
      }),
    );
    const { client, ssr } = vite.environments;
    if (stale.has("client") && client) {
      const { output } = (await vite.build(client)) as Rolldown.RolldownOutput;
      tidy(
        "client",
        output.map(({ fileName }) => fileName),
      );
      await rename(join(folder, listOfFiles), join(folder, "manifest.json"));
      stale.delete("client");
    }
    if (stale.has("ssr") && ssr) {
      await lendManifest(folder);
      await vite.build(ssr);
      rmSync(join(folder, "client/.vite"), { recursive: true });
      stale.delete("ssr");
    }
  };
  const buildScripts = async () => {
    if (!stale.has("scripts")) return;
    tidy("scripts", await buildPageScripts(folder, () => [note("scripts")]));
    stale.delete("scripts");
  };
  const concerned = (files: readonly string[]): readonly Part[] => {
    const isUnknown = (file: string) =>
      !parts.some((part) => sources.get(part)?.has(file)) && besides.test(relative(project, file));
    if (files.some(isUnknown)) return parts;
    return parts.filter((part) => files.some((file) => sources.get(part)?.has(file)));
  };

  return {
    concerns: (files) => concerned(files).length > 0 || stale.size > 0,
    async build(files) {
      if (files.some((file) => tables.test(relative(project, file)))) vite = null;
      const names = listNames().join();
      // A class is named by its place among all of them.
      const areAll = vite === null || names !== classes;
      classes = names;
      for (const part of areAll ? parts : concerned(files)) stale.add(part);
      // The server's build names the files of the browser's.
      if (stale.has("client")) stale.add("ssr");
      const results = await Promise.allSettled([buildFramework(), buildScripts()]);
      const failed = results.find((result) => result.status === "rejected");
      return failed ? sentenceOf(failed.reason) : null;
    },
  };
}

/** What the bundler does on this signal would end the process while others of ours still run. */
async function withoutListeners<T>(signal: NodeJS.Signals, make: () => Promise<T>): Promise<T> {
  const before = process.listeners(signal);
  const made = await make();
  for (const listener of process.listeners(signal))
    if (!before.includes(listener)) process.removeListener(signal, listener);
  return made;
}

/** The list of the browser's files is lent to the server's build: readers have no use for it. */
async function lendManifest(folder: string): Promise<void> {
  await mkdir(join(folder, "client/.vite"), { recursive: true });
  await copyFile(join(folder, "manifest.json"), join(folder, listOfFiles));
}

/** What the bundler says of a file, with the place in it. */
function sentenceOf(error: unknown): string {
  const { message, id } = error as Error & { id?: string };
  const text = stripVTControlCharacters(message ?? String(error)).replaceAll(project, "");
  return id && !text.includes(relative(project, id)) ? `${relative(project, id)}: ${text}` : text;
}

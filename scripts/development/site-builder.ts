import { rmSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createBuilder, type Plugin, type Rolldown, type ViteBuilder } from "vite";
import { buildPageScripts, scriptNames } from "../build-steps/page-scripts.ts";
import { collectPrintStyles } from "../build-steps/print-styles.ts";
import { listNames } from "../build-steps/scoped-name.ts";
import { project } from "../environment/project.mjs";
import { renameInServer, renamesBetween } from "./client-files.ts";

/** The builds that make up the site: the framework's for browser and server, and the scripts of the documents. */
const parts = ["client", "ssr", ...scriptNames] as const;
type Part = (typeof parts)[number];

/** What the framework is told of only when it begins. */
const tables = /^app\/(routes\.ts$|content\/data\/)/;

/** What decides nothing that the server renders, as long as its classes are the same. */
const styleSheet = /\.css$/;

/** What the browser's styles are not made from. */
const module = /\.tsx?$/;

/** What is read though no module is it. */
const besides = /^public\/|^app\/.*\.(css|svg|woff2)$/;

const listOfFiles = "client/.vite/manifest.json";

/** Builds the site again and again into one folder, each time only what a change concerns. */
export interface SiteBuilder {
  /** True when the site is made from one of these files. */
  concerns(files: readonly string[]): boolean;
  /**
   * Builds anew what is made from these files, and what has failed before. Answers why it cannot be built, or null. What
   * only the pages of the account run in the browser may be left for later.
   */
  build(files: readonly string[]): Promise<string | null>;
  /** Builds what was left. Answers why it cannot be built, and what that has changed. */
  finish(): Promise<{ failure: string | null; changes: "nothing" | "scripts" | "pages" }>;
}

export function createSiteBuilder(folder: string): SiteBuilder {
  const sources = new Map<Part, ReadonlySet<string>>();
  const stale = new Set<Part>(parts);
  let vite: ViteBuilder | null = null;
  let classes = "";
  let client: Rolldown.RolldownOutput | null = null;

  const note = (part: Part) => noteSources(part, sources);
  const tidy = keepTidy(join(folder, "client"));
  /** Afterwards the server names the files, or has to be built for that. */
  const buildClient = async ({ environments, build }: ViteBuilder) => {
    if (!environments.client) return;
    const before = client;
    client = (await build(environments.client)) as Rolldown.RolldownOutput;
    const names = before && renamesBetween(before, client);
    await rename(join(folder, listOfFiles), join(folder, "manifest.json"));
    if (!names) stale.add("ssr");
    else if (!stale.has("ssr")) renameInServer(folder, names);
    tidy(
      "client",
      client.output.map(({ fileName }) => fileName),
    );
    stale.delete("client");
  };
  const buildServer = async ({ environments, build }: ViteBuilder) => {
    if (!environments.ssr) return;
    await lendManifest(folder);
    await build(environments.ssr);
    rmSync(join(folder, "client/.vite"), { recursive: true });
    stale.delete("ssr");
  };
  const buildFramework = async (leavesClient: boolean) => {
    vite ??= await withoutListeners("SIGTERM", () =>
      createBuilder({
        root: project,
        mode: "production",
        logLevel: "silent",
        build: { emptyOutDir: false },
        plugins: [note("client"), note("ssr")],
      }),
    );
    if (stale.has("client") && !leavesClient) await buildClient(vite);
    if (stale.has("ssr")) await buildServer(vite);
  };
  const buildScripts = async () => {
    const names = scriptNames.filter((name) => stale.has(name));
    if (names.length === 0) return;
    await buildPageScripts(folder, { names, plugin: note, onWritten: tidy });
    for (const name of names) stale.delete(name);
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
      const every = (pattern: RegExp) =>
        !areAll && stale.size === 0 && files.every((file) => pattern.test(file));
      const areStyles = every(styleSheet);
      const leavesClient = every(module);
      for (const part of areAll ? parts : concerned(files)) stale.add(part);
      if (areStyles) stale.delete("ssr");
      const failure = await failureOf(buildFramework(leavesClient), buildScripts());
      if (failure === null) collectPrintStyles(folder);
      return failure;
    },
    async finish() {
      if (!stale.has("client")) return { failure: null, changes: "nothing" };
      const before = client;
      const failure = await failureOf(buildFramework(false));
      if (failure === null) collectPrintStyles(folder);
      const isSame = before && client && renamesBetween(before, client);
      return { failure, changes: failure === null && isSame ? "scripts" : "pages" };
    },
  };
}

/** Keeps in `sources` what a part is made from; what it was made from before counts too while it cannot be built. */
function noteSources(part: Part, sources: Map<Part, ReadonlySet<string>>): Plugin {
  return {
    name: "note-sources",
    applyToEnvironment: ({ name }) => name === part || (name === "client" && part !== "ssr"),
    buildEnd(error) {
      const ids = [...this.getModuleIds()].map((id) => id.split("?")[0] ?? id);
      sources.set(part, new Set([...(error ? (sources.get(part) ?? []) : []), ...ids]));
    },
  };
}

/** Is told which files a part has written into `folder`, and takes away those that no part writes any more. */
function keepTidy(folder: string): (part: Part, files: readonly string[]) => void {
  const written = new Map<Part, readonly string[]>();
  return (part, files) => {
    const before = written.get(part) ?? [];
    written.set(part, files);
    const needed = new Set([...written.values()].flat());
    for (const file of before) if (!needed.has(file)) rmSync(join(folder, file), { force: true });
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

async function failureOf(...builds: Promise<void>[]): Promise<string | null> {
  const results = await Promise.allSettled(builds);
  const failed = results.find((result) => result.status === "rejected");
  return failed ? sentenceOf(failed.reason) : null;
}

/** What the bundler says of a file, with the place in it. */
function sentenceOf(error: unknown): string {
  const { message, id } = error as Error & { id?: string };
  const text = stripVTControlCharacters(message ?? String(error)).replaceAll(project, "");
  return id && !text.includes(relative(project, id)) ? `${relative(project, id)}: ${text}` : text;
}

// Builds the scripts of the documents into the client build: the starter, which every page carries inline, the small
// functions of every page, and the islands with a React of their own. Beside the framework's build, so that nothing of
// its client is in them. Writes down for the server what the files are called.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type PluginOption, type Rolldown } from "vite";
import type { PageScripts } from "../../app/client/islands/page-scripts.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { scopedNames } from "./scoped-name.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Scripts that need no other file, by their entries; of the starter only its text is wanted. */
const wholeScripts = {
  starter: "app/client/islands/event-replay.ts",
  page: "app/client/enhancements/on-load.ts",
  later: "app/client/enhancements/on-interaction.ts",
  fold: "app/client/enhancements/fold.entry.ts",
  accept: "app/client/enhancements/accept-terms.entry.ts",
  strip: "app/client/enhancements/carousel.entry.ts",
  suggest: "app/client/enhancements/search-suggestions.entry.ts",
  count: "app/features/statistics/count-up.enhancement.ts",
  hour: "app/features/home/muscat-clock.enhancement.ts",
  ring: "app/features/vision-simulator/comparison-slider.enhancement.ts",
  draw: "app/features/iris-generator/iris-generator.enhancement.ts",
  listen: "app/features/read-aloud/read-aloud.enhancement.ts",
  branch: "app/layout/header/chosen-branch.enhancement.ts",
} as const;

/** Scripts of their own beside the pages: the worker, and the one that takes its place where the site keeps no pages. */
const workers = {
  worker: "app/client/service-worker/worker.ts",
  leave: "app/client/service-worker/unregister.ts",
} as const;

const islands: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  input: { islands: "app/client/islands/hydrate-island.tsx" },
  preserveEntrySignatures: "exports-only",
  // As in vite.config.ts.
  experimental: { lazyBarrel: true },
  output: {
    // React once for all islands, in the entry, and one file for what two of them share: each file costs a request.
    codeSplitting: {
      groups: [{ name: "parts", test: /\/app\/|node_modules\/lucide\//, minShareCount: 2 }],
    },
  },
};

export type ScriptName = Exclude<keyof PageScripts, "printStyles"> | keyof typeof workers;

/** All of them. */
export const scriptNames = [
  ...Object.keys(wholeScripts),
  "islands",
  ...Object.keys(workers),
] as ScriptName[];

/** A build of some of them, when others are there from before. */
interface SomeScripts {
  names: readonly ScriptName[];
  /** Is asked too when this one is built. */
  plugin(name: ScriptName): PluginOption;
  /** Hears the names of all files that were written for it. */
  onWritten(name: ScriptName, files: readonly string[]): void;
}

/** Builds them, or some, into the `client` folder of `folder`. */
export async function buildPageScripts(
  folder: string,
  { names, plugin, onWritten }: SomeScripts = all,
): Promise<void> {
  const entryOf = async (
    name: ScriptName,
    rolldownOptions: Rolldown.RolldownOptions,
    write = true,
  ) => {
    const { output } = (await build({
      ...shared,
      plugins: [scopedNames(), plugin(name)],
      build: {
        ...options,
        outDir: join(folder, "client"),
        write,
        rolldownOptions: { ...rolldownOptions, checks },
      },
    } as InlineConfig)) as Rolldown.RolldownOutput;
    const files = output.map(({ fileName }) => fileName);
    if (write) onWritten(name, files);
    const entry = output.find((part) => part.type === "chunk" && part.isEntry);
    if (entry?.type !== "chunk") throw new Error("the build has no entry");
    return { code: entry.code.trim(), address: `/${entry.fileName}`, files };
  };
  const output = { format: "iife", entryFileNames: "assets/[name]-[hash].js" } as const;
  const lists = { pages: "page-scripts.json", offline: "offline.json" };
  const isWhole = names.length === scriptNames.length;
  const read = (list: string): Record<string, unknown> =>
    isWhole ? {} : JSON.parse(readFileSync(join(folder, list), "utf8"));
  const scripts = read(lists.pages);
  const offline = read(lists.offline);
  for (const name of names) {
    if (name === "islands") {
      const { address, files } = await entryOf(name, islands);
      scripts.islands = address;
      offline.files = files.filter(isKeptOffline).map((file) => `/${file}`);
    } else if (name === "worker" || name === "leave") {
      const input = workers[name];
      offline[name] = (await entryOf(name, { input, output: { format: "iife" } }, false)).code;
    } else {
      const isInline = name === "starter";
      const { code, address } = await entryOf(
        name,
        { input: wholeScripts[name], output },
        !isInline,
      );
      scripts[name] = isInline ? code : address;
    }
  }
  writeFileSync(join(folder, lists.pages), JSON.stringify(scripts));
  writeFileSync(join(folder, lists.offline), JSON.stringify(offline));
}

/** Games are kept once they are played, drawings with the pages that show them. */
const isKeptOffline = (file: string) => /\.(js|css)$/.test(file) && !file.includes("/games-");

/** How long the parts of a build take is nobody's concern but the builder's. */
const checks = { pluginTimings: false };

const all: SomeScripts = { names: scriptNames, plugin: () => null, onWritten: () => {} };

const shared: InlineConfig = {
  root: project,
  configFile: false,
  logLevel: "warn",
  resolve: { alias: { "~": `${project}app` } },
};

const options: InlineConfig["build"] = {
  emptyOutDir: false,
  copyPublicDir: false,
  sourcemap: "hidden",
  target: oldestBrowsers,
  cssMinify: "lightningcss",
  assetsInlineLimit: 0,
};

if (import.meta.main) await buildPageScripts(join(project, "build"));

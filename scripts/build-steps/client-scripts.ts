// Builds the scripts of HTML pages: the page script, the other enhancements and the islands with their own React as
// files of the client build, and the text of the inline script. It runs apart from the build of the framework, so that
// no code of the framework's client is included. Writes the file names for the server.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { minNightInterval } from "../../app/content/data/drops-in-ramadan.ts";
import { project } from "../environment/project.mjs";
import { assetFileNames, scriptFileNames } from "./file-names.ts";
import { moduleLayers } from "./module-layers.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { scopedNames } from "./scoped-name.ts";

const inlineEntry = "app/client/inline-script.ts";

/** Entries that are each bundled into one file. */
export const scriptEntries = {
  page: "app/client/page-script.ts",
  interaction: "app/client/enhancements/on-interaction.ts",
  collapsibleSections: "app/client/enhancements/collapsible-sections.entry.ts",
  termsAcceptance: "app/client/enhancements/terms-acceptance.entry.ts",
  carousel: "app/client/enhancements/carousel.entry.ts",
  searchSuggestions: "app/layout/search/search-suggestions.entry.ts",
  countUp: "app/features/statistics/count-up.entry.ts",
  muscatClock: "app/features/home/muscat-clock.entry.ts",
  comparisonSlider: "app/features/vision-simulator/comparison-slider.entry.ts",
  irisGenerator: "app/features/iris-generator/iris-generator.entry.ts",
  readAloud: "app/features/read-aloud/read-aloud.entry.ts",
  chosenBranch: "app/layout/header/chosen-branch.entry.ts",
} as const;

/** Separate scripts: the service worker, and the one that unregisters it where offline pages are off. */
const workers = {
  worker: "app/client/service-worker/worker.ts",
  unregister: "app/client/service-worker/unregister.ts",
} as const;

/** The entry of the script that hydrates islands. */
export const islandsEntry = "app/client/islands/hydrate-island.tsx";

/** The module that Vite calls for dynamic imports. */
const preloadHelper = "\0vite/preload-helper.js";

/** The cards of branches, which only the islands of two pages have. */
const branchCards =
  /\/features\/branches\/(card\/|[\w-]+-view\.island|booking\/[\w-]+-view\.island)/;

/** True for a module that the entry imports, or that two dynamic imports lead to. */
function isShared(module: string, graph: Rolldown.ChunkingContext): boolean {
  const dynamicImports = new Set<string>();
  const visited = new Set<string>();
  const visit = (id: string): boolean => {
    const info = graph.getModuleInfo(id);
    if (!info || visited.has(id)) return false;
    visited.add(id);
    if (info.dynamicImporters.length > 0) dynamicImports.add(id);
    return info.isEntry || dynamicImports.size > 1 || info.importers.some(visit);
  };
  return visit(module);
}

const islands: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  input: { islands: islandsEntry },
  preserveEntrySignatures: "allow-extension",
  output: {
    // Without the suffix: every script that imports another one contains its name.
    chunkFileNames: ({ name }) => scriptFileNames.replace("[name]", name.replace(".island", "")),
    entryFileNames: scriptFileNames,
    assetFileNames,
    // The entry has React and the code that two islands use, because a file that the entry imports costs a round trip
    // before hydration. The cards of branches are large, so the other islands do not load them.
    codeSplitting: {
      groups: [
        {
          name: (id, graph) => (!branchCards.test(id) && isShared(id, graph) ? "islands" : null),
          priority: 1,
        },
        { name: "branch-views", test: branchCards },
      ],
    },
  },
};

/** Builds all scripts into the `client` folder of the build. */
async function buildClientScripts(folder: string): Promise<void> {
  const outDir = join(folder, "client");
  const output = { format: "iife", entryFileNames: scriptFileNames, assetFileNames } as const;
  const scripts: Record<string, string> = { inline: await bundleInlineScript() };
  for (const [name, input] of Object.entries(scriptEntries)) {
    scripts[name] = (await bundle({ input, output }, outDir)).address;
  }
  const { address, files } = await bundle(islands, outDir);
  const offline = {
    worker: await bundleWorker("worker"),
    unregister: await bundleWorker("unregister"),
    files: files.filter(isPrecached).map((file) => `/${file}`),
  };
  writeFileSync(
    join(folder, "script-manifest.json"),
    JSON.stringify({ ...scripts, islands: address }),
  );
  writeFileSync(join(folder, "offline.json"), JSON.stringify(offline));
}

/** The text of the inline script. */
export const bundleInlineScript = () => bundleText(inlineEntry);

/** The text of a worker's script. */
export const bundleWorker = (name: keyof typeof workers) => bundleText(workers[name]);

async function bundleText(input: string): Promise<string> {
  return (await bundle({ input, output: { format: "iife" } }, null)).code;
}

/** Bundles an entry, and writes its files into a folder if there is one. */
async function bundle(rolldownOptions: Rolldown.RolldownOptions, outDir: string | null) {
  const { output } = (await build({
    ...shared,
    build: {
      ...options,
      ...(outDir === null ? { write: false } : { outDir }),
      rolldownOptions: { ...rolldownOptions, checks },
    },
  })) as Rolldown.RolldownOutput;
  const entry = output.find((part) => part.type === "chunk" && part.isEntry);
  if (entry?.type !== "chunk") {
    throw new Error(`The bundle of ${JSON.stringify(rolldownOptions.input)} has no entry chunk.`);
  }
  const files = output.map(({ fileName }) => fileName);
  return { code: entry.code.trim(), address: `/${entry.fileName}`, files };
}

/** Games are stored offline after their first use, drawings with the pages that show them. */
const isPrecached = (file: string) => file.endsWith(".js") && !file.includes("/games-");

/** Disables warnings about the duration of plugins. */
const checks = { pluginTimings: false };

/**
 * Replaces Vite's helper around dynamic imports, which preloads the files that a chunk needs. Here it would have
 * nothing to preload, and be 1 kB of each island.
 */
const withoutPreloadHelper: Plugin = {
  name: "without-preload-helper",
  enforce: "pre",
  load: (id) => (id === preloadHelper ? "export const __vitePreload = (load) => load();" : null),
};

/** A dynamic import is a file of its own, and stored offline, also where nothing calls it. */
const withoutRamadan: Plugin = {
  name: "without-ramadan",
  enforce: "pre",
  load: (id) =>
    minNightInterval === null && id.endsWith("/drops/load-ramadan-day.tsx")
      ? "export const loadRamadanDay = null;"
      : null,
};

const shared: InlineConfig = {
  root: project,
  configFile: false,
  logLevel: "warn",
  plugins: [moduleLayers(), scopedNames(), withoutPreloadHelper, withoutRamadan],
  resolve: { alias: { "~": `${project}app` } },
};

const options: InlineConfig["build"] = {
  emptyOutDir: false,
  copyPublicDir: false,
  sourcemap: "hidden",
  target: oldestBrowsers,
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // The entry imports the files that the scripts of islands share.
  modulePreload: false,
};

if (import.meta.main) await buildClientScripts(join(project, "build"));

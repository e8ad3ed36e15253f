// Builds the scripts of the documents into the client build: the starter, which every page carries inline, the small
// functions of every page, and the islands with a React of their own. Beside the framework's build, so that nothing of
// its client is in them. Writes down for the server what the files are called.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type PluginOption, type Rolldown } from "vite";
import type { PageScripts } from "../../app/islands/page-scripts.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { scopedNames } from "./scoped-name.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** Scripts that need no other file, by their entries; of the starter only its text is wanted. */
const wholeScripts = {
  starter: "app/islands/starter.ts",
  page: "app/behaviours/page.ts",
  later: "app/behaviours/later.ts",
  fold: "app/behaviours/fold.ts",
  accept: "app/behaviours/accept.ts",
  strip: "app/behaviours/strip.ts",
  suggest: "app/behaviours/suggest.ts",
  count: "app/features/statistics/counting.ts",
  hour: "app/features/home/muscat-hour.ts",
  ring: "app/features/see/ring.ts",
  branch: "app/shell/header/kept-branch.ts",
} as const;

/** Scripts of their own beside the pages: the worker, and the one that takes its place where the site keeps no pages. */
const workers = ["worker", "leave"] as const;

const islands: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  input: { islands: "app/islands/wake.tsx" },
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

/**
 * Builds them into the `client` folder of `folder`, and answers the names of all files that it wrote there. `plugins` are
 * asked too.
 */
export async function buildPageScripts(
  folder: string,
  plugins: () => PluginOption[] = () => [],
): Promise<string[]> {
  const written: string[] = [];
  const entryOf = async (rolldownOptions: Rolldown.RolldownOptions, write = true) => {
    const { output } = (await build({
      ...shared,
      plugins: [scopedNames(), ...plugins()],
      build: { ...options, outDir: join(folder, "client"), write, rolldownOptions },
    } as InlineConfig)) as Rolldown.RolldownOutput;
    const names = output.map(({ fileName }) => fileName);
    if (write) written.push(...names);
    const entry = output.find((part) => part.type === "chunk" && part.isEntry);
    if (entry?.type !== "chunk") throw new Error("the build has no entry");
    return { code: entry.code.trim(), address: `/${entry.fileName}`, names };
  };
  const output = { format: "iife", entryFileNames: "assets/[name]-[hash].js" } as const;
  const scripts: Record<string, string> = {};
  for (const [name, input] of Object.entries(wholeScripts)) {
    const isStarter = name === "starter";
    const { code, address } = await entryOf({ input, output }, !isStarter);
    scripts[name] = isStarter ? code : address;
  }
  const { address, names } = await entryOf(islands);
  scripts.islands = address;
  // Games are kept once they are played, drawings with the pages that show them.
  const files = names.filter((name) => /\.(js|css)$/.test(name) && !name.includes("/games-"));
  const offline: Record<string, unknown> = { files: files.map((name) => `/${name}`) };
  for (const name of workers) {
    const input = `app/offline/${name}.ts`;
    offline[name] = (await entryOf({ input, output: { format: "iife" } }, false)).code;
  }
  writeFileSync(join(folder, "offline.json"), JSON.stringify(offline));
  const all = scripts satisfies Record<string, string> as Record<keyof PageScripts, string>;
  writeFileSync(join(folder, "page-scripts.json"), JSON.stringify(all));
  return written;
}

const shared: InlineConfig = {
  root: project,
  configFile: false,
  logLevel: "warn",
  resolve: { alias: { "~": `${project}app` } },
};

const options: InlineConfig["build"] = {
  emptyOutDir: false,
  copyPublicDir: false,
  target: oldestBrowsers,
  cssMinify: "lightningcss",
  assetsInlineLimit: 0,
};

if (import.meta.main) await buildPageScripts(join(project, "build"));

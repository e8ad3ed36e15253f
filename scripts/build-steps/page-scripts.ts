// Builds the scripts of the documents into the client build: the starter, which every page carries inline, the small
// functions of every page, and the islands with a React of their own. Beside the framework's build, so that nothing of
// its client is in them. Writes down for the server what the files are called.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Rolldown } from "vite";
import type { PageScripts } from "../../app/islands/page-scripts.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { scopedName } from "./scoped-name.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

const shared: InlineConfig = {
  root: project,
  configFile: false,
  logLevel: "warn",
  resolve: { alias: { "~": `${project}app` } },
  css: { modules: { generateScopedName: (name, file) => scopedName(name, file, false) } },
};

const options: InlineConfig["build"] = {
  outDir: "build/client",
  emptyOutDir: false,
  copyPublicDir: false,
  target: oldestBrowsers,
  cssMinify: "lightningcss",
  assetsInlineLimit: 0,
};

/** The entry of a build: its name under `/assets` and its text. */
async function entryOf(config: InlineConfig): Promise<{ fileName: string; code: string }> {
  const output = (await build({ ...shared, ...config })) as Rolldown.RolldownOutput;
  const entry = output.output.find((part) => part.type === "chunk" && part.isEntry);
  if (entry?.type !== "chunk") throw new Error("the build has no entry");
  return entry;
}

/** A script that needs no other file. */
function wholeScript(input: string, write: boolean): Promise<{ fileName: string; code: string }> {
  const output = { format: "iife", entryFileNames: "assets/[name]-[hash].js" } as const;
  return entryOf({ build: { ...options, write, rolldownOptions: { input, output } } });
}

const starter = await wholeScript("app/islands/starter.ts", false);
const page = await wholeScript("app/behaviours/page.ts", true);
const later = await wholeScript("app/behaviours/later.ts", true);
const fold = await wholeScript("app/behaviours/fold.ts", true);
const accept = await wholeScript("app/behaviours/accept.ts", true);
const strip = await wholeScript("app/behaviours/strip.ts", true);
const count = await wholeScript("app/features/statistics/counting.ts", true);
const hour = await wholeScript("app/features/home/muscat-hour.ts", true);
const branch = await wholeScript("app/shell/header/kept-branch.ts", true);
const islands = await entryOf({
  build: {
    ...options,
    rolldownOptions: {
      input: { islands: "app/islands/wake.tsx" },
      preserveEntrySignatures: "exports-only",
      output: {
        // React once for all islands, in the entry, and one file for what two of them share: each file costs a request.
        codeSplitting: {
          groups: [{ name: "parts", test: /\/app\/|node_modules\/lucide\//, minShareCount: 2 }],
        },
      },
    },
  },
});

const scripts: PageScripts = {
  starter: starter.code.trim(),
  islands: `/${islands.fileName}`,
  page: `/${page.fileName}`,
  later: `/${later.fileName}`,
  fold: `/${fold.fileName}`,
  accept: `/${accept.fileName}`,
  strip: `/${strip.fileName}`,
  count: `/${count.fileName}`,
  hour: `/${hour.fileName}`,
  branch: `/${branch.fileName}`,
};
writeFileSync(new URL("../../build/page-scripts.json", import.meta.url), JSON.stringify(scripts));

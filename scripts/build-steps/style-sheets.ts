// Builds the style sheets of the pages. The styles of the first screen are inline in a page. All others are in files: one
// that every page shares, one for each kind of page, one for print views, one for the account pages, and one for the staff
// pages.
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { moduleOf } from "../../app/content/data/pages.ts";
import { errorPage, type PageStyles } from "../../app/server/page-styles.ts";
import { project } from "../environment/project.mjs";
import { findUsedProperties, listCustomProperties, ruleOfDrawing } from "./custom-properties.ts";
import { hashLength } from "./file-names.ts";
import {
  divideFirstScreen,
  firstScreensOf,
  mergeLayers,
  removeProperties,
  selectProperties,
} from "./first-screen.ts";
import { moduleLayers } from "./module-layers.ts";
import { oldestBrowsers } from "./oldest-browsers.ts";
import { listRouteStyles } from "./route-styles.ts";
import { scopedNames } from "./scoped-name.ts";

/** A style sheet that at least this many kinds of pages use is in the shared file. */
const minSharingPages = 9;

/**
 * The feature flag of Lightning CSS for `light-dark()`. No style sheet uses the function, and its replacement adds two
 * custom properties to each `color-scheme`.
 */
const lightDark = 1 << 20;

/** A style sheet that only pages in large print or visit sheets need begins with this line. */
const printViewMark = "/* print-view */";

/** Visitors do not open the component kit, which uses everything. */
const kit = moduleOf("ui");

/** No page has this module, so only sheets of every first screen match it. */
const everyPage = "";

/** Builds the files into the build in `folder`, with a list of them and the inline styles for the server. */
export async function buildPageStyles(folder: string): Promise<void> {
  removeBundledStyles(folder);
  const { frame: all, pages, account, staff } = listRouteStyles();
  const everything = [...all, ...[...pages.values()].flat(), ...account, ...staff];
  const texts = await minifySheets(
    everything.filter((file) => file.endsWith(".css")),
    folder,
  );
  const read = (file: string) => readFileSync(join(project, "app", file), "utf8");
  const isForPrintView = (file: string) => read(file).startsWith(printViewMark);
  const isOrdinary = (file: string) => !isForPrintView(file);
  const frame = all.filter(isOrdinary);
  // Drawings have no text.
  const concatenate = (files: readonly string[]) => files.map((file) => texts.get(file)).join("");
  const usesOf = (files: readonly string[]) =>
    findUsedProperties(files.map((file) => texts.get(file) ?? ruleOfDrawing(read(file))).join(""));
  const write = (name: string, text: string) => {
    const css = mergeLayers(text);
    const hash = createHash("sha256").update(css).digest("base64url").slice(0, hashLength);
    const address = `/assets/${name}-${hash}.css`;
    writeFileSync(join(folder, "client", address), css);
    return address;
  };

  const isFirstIn = (module: string) => (file: string) => {
    const modules = firstScreensOf(read(file));
    return modules === "all" || modules.includes(module);
  };
  const first = frame.filter(isFirstIn(everyPage));
  const counts = countPages(pages);
  const isShared = (file: string) => (counts.get(file) ?? 0) >= minSharingPages;
  const shared = [...frame, ...[...counts.keys()].filter(isShared)];
  const printView = [...new Set(everything)].filter(isForPrintView);
  const sharedStyles = restOf(shared, everyPage);
  const sharedUses = usesOf([...shared, ...all]);
  const styles: PageStyles = {
    firstScreen: {
      [errorPage]: divideFirstScreen(concatenate(frame.filter(isFirstIn("error")))).inline,
    },
    shared: write("shared", removeProperties(sharedStyles, sharedUses)),
    own: {},
    printView: write("print-view", concatenate(printView)),
    account: write("account", applicationStyles(account)),
    staff: write("staff", applicationStyles(staff)),
  };
  for (const [module, files] of pages) {
    const inline = [...frame, ...files].filter(isFirstIn(module));
    const firstScreen = divideFirstScreen(concatenate(inline)).inline;
    styles.firstScreen[module] = firstScreen;
    const own = files.filter((file) => !isShared(file) && (isOrdinary(file) || module === kit));
    const properties = selectProperties(sharedStyles, {
      // The component kit shows all colours.
      uses: module === kit ? listCustomProperties(sharedStyles) : usesOf([...shared, ...files]),
      others: sharedUses,
      inline: firstScreen.en,
    });
    const rest = properties + restOf(own, module);
    if (rest) styles.own[module] = write(module, rest);
  }
  writeFileSync(join(folder, "page-styles.json"), JSON.stringify(styles));

  /** All styles of an application. */
  function applicationStyles(files: readonly string[]): string {
    return removeProperties(concatenate(files.filter(isOrdinary)), usesOf(files));
  }

  /** The styles of some sheets that are not inline in the pages of a module. */
  function restOf(files: readonly string[], module: string): string {
    const isFirst = isFirstIn(module);
    // Only the styles of `first` are in every page.
    const alone = files.filter((file) => isFirst(file) && !first.includes(file));
    const divided = [files.filter((file) => first.includes(file)), ...alone.map((file) => [file])];
    const rests = divided.map((part) => divideFirstScreen(concatenate(part)).rest);
    return rests.join("") + concatenate(files.filter((file) => !isFirst(file)));
  }
}

/** How many kinds of pages use each file. */
function countPages(pages: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [module, files] of pages)
    if (module !== kit) for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/**
 * The builds of the scripts leave one file with all styles each. Deletes these files, and their names from the
 * manifests of React Router, which would load them on each navigation inside the account pages.
 */
function removeBundledStyles(folder: string): void {
  for (const file of globSync("client/assets/*.css", { cwd: folder })) rmSync(join(folder, file));
  for (const file of globSync(["client/assets/manifest-*.js", "server/index.js"], {
    cwd: folder,
  })) {
    const path = join(folder, file);
    const manifest = readFileSync(path, "utf8");
    writeFileSync(path, manifest.replace(/("css": ?)\["[^"\]]+\.css"\]/g, "$1[]"));
  }
}

/** Minifies each style sheet by itself and returns the texts by path. Writes the files that they name into the build. */
async function minifySheets(
  files: readonly string[],
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const input = Object.fromEntries(files.map((file) => [file, join(project, "app", file)]));
  const { output } = (await build({
    root: project,
    configFile: false,
    logLevel: "warn",
    plugins: [moduleLayers(), scopedNames()],
    css: { lightningcss: { exclude: lightDark } },
    build: {
      outDir: join(folder, "client"),
      copyPublicDir: false,
      emptyOutDir: false,
      write: false,
      target: oldestBrowsers,
      cssMinify: "lightningcss",
      assetsInlineLimit: 0,
      rolldownOptions: { input, checks: { pluginTimings: false } },
    },
  })) as Rolldown.RolldownOutput;
  const texts = new Map<string, string>();
  for (const file of output) {
    if (file.type !== "asset") continue;
    const [name = ""] = file.names;
    if (files.includes(name)) texts.set(name, String(file.source).trim());
    else writeFileSync(join(folder, "client", file.fileName), file.source);
  }
  const missing = files.filter((file) => !texts.has(file));
  if (missing.length > 0) throw new Error(`the build has no style sheet of ${missing.join(", ")}`);
  return texts;
}

if (import.meta.main) await buildPageStyles(join(project, "build"));

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Rolldown } from "vite";

/** A script of the browser's build: what it is made of, with whom it goes, and what its files are called. */
interface Script {
  modules: string;
  file: string;
  styles: readonly string[];
  imports: readonly string[];
}

/**
 * New names of the browser's files by their former ones, when nothing but contents has changed between two builds; null
 * when a file came, went, or is needed by another one than before.
 */
export function renamesBetween(
  before: Rolldown.RolldownOutput,
  after: Rolldown.RolldownOutput,
): ReadonlyMap<string, string> | null {
  const former = new Map(scriptsOf(before).map((script) => [script.modules, script]));
  const scripts = scriptsOf(after);
  if (scripts.length !== former.size) return null;
  const names = new Map<string, string>();
  for (const { modules, file, styles } of scripts) {
    const was = former.get(modules);
    if (!was || was.styles.length !== styles.length) return null;
    names.set(was.file, file);
    for (const [place, name] of was.styles.entries()) names.set(name, styles[place] ?? name);
  }
  const goWithTheSame = scripts.every(({ modules, imports }) => {
    const was = former.get(modules)?.imports.map((name) => names.get(name) ?? name) ?? [];
    return was.sort().join() === [...imports].sort().join();
  });
  return goWithTheSame ? names : null;
}

function scriptsOf({ output }: Rolldown.RolldownOutput): Script[] {
  return output
    .filter((part) => part.type === "chunk")
    .map(({ fileName, facadeModuleId, moduleIds, imports, dynamicImports, viteMetadata }) => ({
      modules: [facadeModuleId, ...moduleIds].join(),
      file: fileName,
      styles: [...(viteMetadata?.importedCss ?? [])],
      imports: [...imports, ...dynamicImports],
    }));
}

/** Has the built server in `folder` name the browser's files as they are called now. */
export function renameInServer(folder: string, names: ReadonlyMap<string, string>): void {
  const server = join(folder, "server/index.js");
  const renamed = (text: string) =>
    text.replaceAll(/(?<=["'/])assets\/[\w.-]+/g, (name) => names.get(name) ?? name);
  const text = readFileSync(server, "utf8");
  // The browser's own list of them is a file too, called by what it says.
  const [list, version] = /assets\/manifest-([\w-]+)\.js/.exec(text) ?? [];
  if (!list || !version) throw new Error("the built server names no list of the browser's files");
  const files = renamed(readFileSync(join(folder, "client", list), "utf8"));
  const hash = createHash("sha256").update(files).digest("hex").slice(0, version.length);
  writeFileSync(
    join(folder, "client", list.replace(version, hash)),
    files.replaceAll(version, hash),
  );
  writeFileSync(server, renamed(text).replaceAll(version, hash));
}

import { join } from "node:path";
import type { Plugin } from "vite";
import { listClassNames } from "../../scripts/build-steps/scoped-name.ts";
import type { ServerModules } from "./server-modules.ts";

/** A saved file, as open pages get it (`reload-page.ts`). */
export interface SavedFile {
  /** True when only style rules can have changed. */
  isStyleSheet: boolean;
  /** URLs of its modules in browsers; a page that has loaded one of them gets Vite's own update. */
  urls: string[];
}

/** The event of Vite that carries them; `reload-page.ts` repeats the name. */
const savedEvent = "site:saved";

/**
 * Notifies open documents of saved files that only the server has loaded. Vite updates modules in the browser, but the
 * HTML and the styles of a document come from the server.
 */
export function reloadDocuments(
  project: string,
  restarting: readonly string[],
  serverModules: ServerModules,
): Plugin {
  const classNames = new Map<string, string>();
  const folders = restarting.map((folder) => join(project, folder, "/"));
  const articles = join(project, "content/articles/");
  return {
    name: "reload-documents",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith(".module.css")) classNames.set(id, listClassNames(code).join());
    },
    async hotUpdate({ file, modules, read, server }) {
      // The process restarts.
      if (folders.some((folder) => file.startsWith(folder))) return [];
      const { client, ssr } = server.environments;
      if (this.environment.name === "client") {
        // Vite would reload all pages for a module of classes that only the server imports.
        return modules.filter(
          ({ importers }) => !file.endsWith(".module.css") || importers.size > 0,
        );
      }
      if (this.environment.name !== "ssr") return;
      if (modules.length === 0 && !file.startsWith(articles)) return;
      const names = classNames.get(file);
      const isStyleSheet =
        file.endsWith(".css") &&
        (names === undefined || names === listClassNames(await read()).join());
      // React Router collects the styles of a page from modules that are already transformed.
      if (isStyleSheet) for (const { url } of modules) await ssr.transformRequest(url);
      const urls = [...(client.moduleGraph.getModulesByFile(file) ?? [])].map(({ url }) => url);
      const saved: SavedFile = { isStyleSheet, urls };
      // With the same names, its modules are the same for the server.
      if (!isStyleSheet) serverModules.discard();
      client.hot.send(savedEvent, saved);
      return [];
    },
  };
}

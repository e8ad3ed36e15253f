import type { Server } from "node:http";
import { createServer } from "vite";
import { islandsEntry, scriptEntries } from "../../scripts/build-steps/client-scripts.ts";
import { project } from "../../scripts/environment/project.mjs";
import { type RunningSite, startSite } from "../bootstrap/start.ts";
import type { Environment } from "../config/environment.ts";
import { generatedImages } from "./generated-images.ts";
import { servePageSources } from "./page-sources.ts";
import { reloadDocuments } from "./reload-documents.ts";
import { ServerModules } from "./server-modules.ts";

/**
 * Starts the site with Vite in front of Hono: Vite answers requests for modules, style sheets and files of the project,
 * Hono everything else. `server` also carries Vite's web socket. A change in the folders `restarting` restarts the
 * process.
 */
export async function startDevelopment(
  environment: Environment,
  server: Server,
  restarting: readonly string[],
): Promise<RunningSite> {
  const modules = new ServerModules();
  const vite = await createServer({
    root: project,
    appType: "custom",
    // Some packages have another file for browsers.
    ssr: { resolve: { externalConditions: ["node", "module-sync", "development"] } },
    plugins: [reloadDocuments(project, restarting, modules), generatedImages(project, modules)],
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: [new URL(environment.siteUrl).hostname],
      // The data directory has keys and mails, and every request writes into it.
      fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.data/**"] },
      watch: { ignored: ["**/.data/**", "**/build/**", "**/test-results/**"] },
    },
    // Otherwise Vite would find their packages one after the other, and reload the page for each.
    optimizeDeps: {
      entries: [
        ...Object.values(scriptEntries),
        islandsEntry,
        "app/{entry.client,routes/**/*}.tsx",
      ],
    },
  });
  const site = await startSite(
    { ...environment, componentKit: true, offlinePages: false },
    (parts) => servePageSources(vite, modules, { ...parts, cachesPages: false }),
  );
  return {
    ...site,
    middleware: vite.middlewares,
    failReadiness() {
      site.failReadiness();
      // Open web sockets would keep the port open. The rest of Vite ends with the process: it may be importing a module.
      void vite.environments.client.hot.close();
    },
  };
}

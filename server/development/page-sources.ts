import { stripVTControlCharacters } from "node:util";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import {
  bundleInlineScript,
  bundleWorker,
  islandsEntry,
  scriptEntries,
} from "../../scripts/build-steps/client-scripts.ts";
import { createPages, type PageParts } from "../bootstrap/built-site.ts";
import type { BuiltParts } from "../bootstrap/start.ts";
import { type PolicyParts, pagePolicy } from "../http/security-headers.ts";
import { serveServiceWorker } from "../http/service-worker-script.ts";
import { type Build, createReactRouterHandler } from "../rendering/react-router-handler.ts";
import type { ServerModules } from "./server-modules.ts";

/** Modules that every page imports before its other scripts. The first one is React Router's, for fast refresh. */
const development = [
  "/@id/__x00__virtual:react-router/inject-hmr-runtime",
  "/server/development/reload-page.ts",
  `/${scriptEntries.page}`,
]
  .map((address) => `import ${JSON.stringify(address)};`)
  .join("\n");

/** Serves the pages from their modules, as they are at the moment of each request. */
export async function servePageSources(
  vite: ViteDevServer,
  modules: ServerModules,
  parts: PageParts,
): Promise<BuiltParts> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's modules");
  const addresses = Object.entries(scriptEntries).map(([name, file]) => [name, `/${file}`]);
  const source = {
    scripts: {
      ...Object.fromEntries(addresses),
      inline: await bundleInlineScript(),
      islands: `/${islandsEntry}`,
      development,
    },
    styles: null,
    policy: developmentPolicy,
    async render(...[request, site]: Parameters<ReturnType<typeof createReactRouterHandler>>) {
      const build: Build = await modules.import(ssr, "virtual:react-router/server-build");
      return createReactRouterHandler(build, "development")(request, site);
    },
  };
  const pages = createPages(source, parts);
  // A worker of the built site at the same address would hide changes: its successor removes it and its copies.
  const unregister = await bundleWorker("unregister");
  return {
    files: await serveServiceWorker(
      { unregister, worker: "", files: [] },
      null,
      parts.securityHeaders,
    ),
    async pages(request, clientAddress) {
      try {
        // Through Vite, because it imports words: a change of them must not restart the process.
        const { createPreviewHandler }: typeof import("./article-preview.ts") =
          await modules.import(ssr, "/server/development/article-preview.ts");
        const preview = await createPreviewHandler(vite.config.root)(request, parts.backend, {
          render: (articleRequest, backend) =>
            createPages(source, { ...parts, backend, articles: everyArticle })(
              articleRequest,
              clientAddress,
            ),
          renderError: (text) => textPage(text, 422),
        });
        return preview ?? (await pages(request, clientAddress));
      } catch (error) {
        const { message, stack } = error as Error;
        vite.config.logger.error(stack ?? message, { error: error as Error });
        return textPage(stripVTControlCharacters(stack ?? message), 500);
      }
    },
  };
}

/** A previewed article need not be in the table. */
const everyArticle: PageParts["articles"] = {
  isUnknown: async () => false,
  findLastPage: async () => null,
};

/**
 * The policy of production except for Vite's client, which adds style elements, opens a web socket and waits in a
 * worker for a restart. Trusted Types are off, because it writes markup.
 */
function developmentPolicy(parts: PolicyParts): string {
  const relaxed: Readonly<Record<string, string>> = {
    "style-src": "'self' 'unsafe-inline'",
    "worker-src": "'self' blob:",
    "connect-src": `'self' ${parts.dataOrigin ?? ""} ws: wss:`,
  };
  const unchanged = pagePolicy(parts)
    .split(";")
    .filter((directive) => !directive.includes("trusted-types"))
    .filter((directive) => !((directive.split(" ")[0] ?? "") in relaxed));
  const added = Object.entries(relaxed).map(([name, sources]) => `${name} ${sources}`);
  return [...unchanged, ...added].join(";");
}

/** A page with the reason why another one cannot be shown. It reloads when a file is saved. */
function textPage(text: string, status: number): Response {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Failure</title><pre dir="ltr">${escaped}</pre><script type="module" src="/server/development/reload-page.ts"></script></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": developmentPolicy({ scripts: [], styles: [], dataOrigin: null }),
    },
  });
}

import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteContext, siteContext } from "../../app/server/site-context.server.ts";

/** React Router's server build of the app, with the context that `app/entry.server.tsx` exports. */
export type Build = ServerBuild & { entry: { module: { siteContext: typeof siteContext } } };

/** Creates React Router's request handler for a build. In development, its responses contain errors in full. */
export function createReactRouterHandler(
  build: Build,
  mode: "production" | "development" = "production",
): (request: Request, site: SiteContext) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  return (request, site) => {
    const context = new RouterContextProvider();
    context.set(build.entry.module.siteContext, site);
    return handle(request, context);
  };
}

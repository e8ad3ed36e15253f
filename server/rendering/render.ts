import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { SiteContext, siteContext } from "../../app/server/site-context.server.ts";

/** The framework's build of the app, with the context that `app/entry.server.tsx` hands out. */
export type Build = ServerBuild & { entry: { module: { siteContext: typeof siteContext } } };

/** Renders requests with a build of the app. */
export function createRenderer(
  build: Build,
): (request: Request, site: SiteContext) => Promise<Response> {
  const handle = createRequestHandler(build, "production");
  return (request, site) => {
    const context = new RouterContextProvider();
    context.set(build.entry.module.siteContext, site);
    return handle(request, context);
  };
}

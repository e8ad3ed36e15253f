import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PageScriptsContext } from "~/client/islands/page-scripts-context.ts";
import { getSite, siteContext } from "~/server/site-context.server.ts";

/** The server sets this context for every request. */
export { siteContext };

/**
 * Renders a page to complete HTML (REQ-ARTICLE-4): the server caches and sends it as a whole. An error in a component is
 * logged, and the response has status 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const site = getSite(loadContext);
  site.addStyleSheets(sheetsOf(routerContext));
  let hasRenderError = false;
  const stream = await renderToReadableStream(
    <PageScriptsContext value={site.scripts}>
      <ServerRouter context={routerContext} url={request.url} />
    </PageScriptsContext>,
    {
      signal: request.signal,
      onError(error) {
        hasRenderError = true;
        if (!request.signal.aborted) site.logError("render failed", error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: hasRenderError ? 500 : status, headers });
}

/** Returns the URLs of the style sheets of the matched routes, in their order. */
function sheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const sheets = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  );
  return [...new Set(sheets)];
}

/** Logs an error of a loader or a component. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  getSite(context as RouterContextProvider).logError("render failed", error);
};

import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PageScriptsContext } from "~/client/islands/page-scripts-context.ts";
import { getSite, siteContext } from "~/server/site-context.server.ts";

/** The Node process fills this context for every request. */
export { siteContext };

/**
 * Renders a page to complete HTML: it waits until everything has arrived (REQ-ARTICLE-4), because the page is kept and
 * sent as a whole. A component that throws makes a 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const site = getSite(loadContext);
  site.usesSheets(sheetsOf(routerContext));
  let outcome = status;
  const stream = await renderToReadableStream(
    <PageScriptsContext value={site.scripts}>
      <ServerRouter context={routerContext} url={request.url} />
    </PageScriptsContext>,
    {
      signal: request.signal,
      onError(error) {
        outcome = 500;
        if (!request.signal.aborted) site.logError("render failed", error);
      },
    },
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: outcome, headers });
}

/** Addresses of the style sheets of the routes that make the page, in their order. */
function sheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const sheets = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  );
  return [...new Set(sheets)];
}

/** Logs what a loader or a component threw. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  getSite(context as RouterContextProvider).logError("render failed", error);
};

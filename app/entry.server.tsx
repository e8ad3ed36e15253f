import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { findPrintView } from "~/content/data/print-views.ts";
import { insertStyles } from "~/server/page-styles.server.ts";
import { getSite, siteContext } from "~/server/site-context.server.ts";

/** The server sets this context for every request. */
export { siteContext };

/**
 * Renders a page to complete HTML (REQ-ARTICLE-4): the server caches and sends it as a whole. It is passed to
 * `setDocument`, and the response has no body. An error in a component is logged, and the response has status 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const site = getSite(loadContext);
  let hasRenderError = false;
  const stream = await renderToReadableStream(
    <ScriptManifestContext value={site.scripts}>
      <ServerRouter context={routerContext} url={request.url} />
    </ScriptManifestContext>,
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
  const html = await new Response(stream).text();
  const page = {
    routeId: routerContext.staticHandlerContext.matches.at(-1)?.route.id,
    locale: site.language.locale,
    isPrintView: findPrintView(new URL(request.url).search) !== null,
  };
  const styled = site.styles ? insertStyles(html, site.styles, page) : html;
  site.setDocument(styled);
  return new Response(null, { status: hasRenderError ? 500 : status, headers });
}

/** Logs an error of a loader or a component. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  getSite(context as RouterContextProvider).logError("render failed", error);
};

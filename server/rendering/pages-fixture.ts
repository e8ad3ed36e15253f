import type { SiteContext } from "../../app/server/site-context.server.ts";
import { createMetrics } from "../http/metrics.ts";
import type { SearchLimit } from "../http/search-limit.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { servePages } from "./pages.ts";

export const html =
  "<html><head><script>app()</script><style>p{}</style></head><body>Text</body></html>";

/** Serves pages with `render`, and records every rendered request. */
export function createTestPages(
  render: (request: Request, site: SiteContext) => Response,
  componentKit = false,
  limitSearch: SearchLimit = (_, search) => search(),
) {
  const rendered: { url: string; site: SiteContext }[] = [];
  const serve = servePages({
    render: async (request, site) => {
      rendered.push({ url: request.url, site });
      return render(request, site);
    },
    // The pages pass these to the renderer.
    site: {
      siteUrl: "https://clinic.example",
      backend: {},
    } as SiteContext,
    componentKit,
    articles: {
      isUnknown: async (slug) => slug === "unknown",
      findLastPage: async (number, pageSize) => {
        const last = Math.ceil(50 / pageSize);
        return number > last ? last : null;
      },
    },
    dataOrigin: null,
    hasServiceWorker: true,
    securityHeaders: {},
    metrics: createMetrics({ isBackendUp: async () => true, mailQueueLength: null }),
    policy: pagePolicy,
    cachesPages: true,
    limitSearch,
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    serve(new Request(`http://127.0.0.1:3000${path}`, { headers }), () => "192.0.2.1");
  return { get, rendered };
}

export const page = () => createHtmlResponse(html);

export function createHtmlResponse(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

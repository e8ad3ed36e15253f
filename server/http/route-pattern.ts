import { pages } from "../../app/content/data/pages.ts";
import { resourceRoutes } from "../../app/content/data/resource-routes.ts";

const paths = new Set<string>(
  [...Object.values(pages), ...Object.values(resourceRoutes)].map(({ path }) => path),
);

/**
 * The route pattern of a path, for logs. It never contains text that a visitor typed.
 * @example routePattern("/articles/my-name-is-x") // "/articles/:slug"
 */
export function routePattern(path: string): string {
  const page = path.replace(/\.data$/, "");
  if (paths.has(page)) return path;
  if (/^\/articles\/[^/]+$/.test(page)) return "/articles/:slug";
  const area =
    /^\/(assets|covers|icons|photos|share|rest\/v1|auth\/v1|blog|dev\/mail|healthz|readyz|metrics|client-errors|speculation-rules\.json|sw\.js)(?=\/|$)/.exec(
      path,
    );
  return area ? `/${area[1]}` : "*";
}

import { useEffect } from "react";
import { type PageId, pages } from "~/content/facts/pages.ts";

/** The framework's table of what each route is built from; its client puts it there. */
interface BuiltRoutes {
  __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
}

const intents = ["pointerover", "touchstart", "focusin"];

/**
 * Fetches the style sheets of the page behind a link when the reader shows intent. The framework fetches its script and
 * its words then, but its sheets only after the press, and waits for them.
 */
export function usePrefetchedStyles(): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.origin === location.origin) prefetchStyles(link.pathname);
    };
    for (const intent of intents) addEventListener(intent, look, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, look);
    };
  }, []);
}

function prefetchStyles(path: string): void {
  const { __reactRouterManifest: built } = window as BuiltRoutes;
  const page = pageAt(path);
  for (const href of (page && built?.routes[page]?.css) ?? []) {
    if (
      document.querySelector(
        `link[as="style"][href="${href}"], link[rel="stylesheet"][href="${href}"]`,
      )
    )
      continue;
    const link = document.createElement("link");
    // Safari knows no prefetch.
    const rel = link.relList.supports("prefetch") ? "prefetch" : "preload";
    document.head.append(Object.assign(link, { rel, as: "style", href }));
  }
}

/** The page of a path; the one way its address is written is enough here. */
function pageAt(path: string): PageId | undefined {
  return (Object.keys(pages) as PageId[]).find((id) => {
    const [start = "", slug] = pages[id].path.split(":");
    return slug ? path.startsWith(start) && path.length > start.length : path === start;
  });
}

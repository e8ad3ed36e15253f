import type { Page } from "@playwright/test";

export interface PageLink {
  /** The `href` attribute. */
  rawHref: string;
  address: URL;
  words: string;
  language: string | null;
  target: string;
  relations: string[];
}

/**
 * Reads all links of the page, those of the closed menu included. Links that scripts have turned into buttons are left
 * out.
 */
export async function readLinks(page: Page): Promise<PageLink[]> {
  const links = await page.locator("a[href]:not([role=button])").evaluateAll((all) =>
    all.map((link) => {
      const { href, target, relList, textContent, hreflang } = link as HTMLAnchorElement;
      return {
        rawHref: link.getAttribute("href") ?? "",
        href,
        words: textContent?.trim() ?? "",
        language: hreflang || null,
        target,
        relations: [...relList],
      };
    }),
  );
  return links.map(({ href, ...link }) => ({ ...link, address: new URL(href) }));
}

/** Collects the requests of the page to other hosts. */
export function collectThirdPartyRequests(page: Page, origin: string): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) urls.push(url);
  });
  return urls;
}

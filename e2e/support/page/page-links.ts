import type { Page } from "@playwright/test";

/** One link of a page as a browser resolves it. */
export interface PageLink {
  /** As written. */
  rawHref: string;
  address: URL;
  words: string;
  language: string | null;
  target: string;
  relations: string[];
}

/** Every link of the page, also those of the folded menu; not those that the running app has made buttons. */
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

/** Collects the requests the page makes to other hosts from now on. */
export function collectThirdPartyRequests(page: Page, origin: string): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) urls.push(url);
  });
  return urls;
}

import { type PageId, pages } from "../../app/content/facts/pages.ts";
import type { Locale } from "../../app/i18n/locale.ts";
import { type Build, renderWith } from "../../server/pages/render.ts";

/** What a page and the site call themselves. */
export interface PageTitle {
  title: string;
  brand: string;
}

const project = new URL("../../", import.meta.url);

/** Asks the built site what its pages are called, so that a picture says what the page says. */
export async function readPageTitles(): Promise<
  (id: PageId, locale: Locale) => Promise<PageTitle>
> {
  const build = (await import(new URL("build/server/index.js", project).href)) as Build;
  const render = renderWith(build);
  const siteUrl = "http://site.invalid";
  // Titles are fixed words; a page that also shows articles is drawn without any.
  const data = { url: siteUrl, anonKey: "none", fetch: async () => Response.json([]) };
  return async (id, locale) => {
    const response = await render(new Request(siteUrl + pages[id].path), {
      siteUrl,
      data,
      language: { locale, explicit: false },
      year: 2007,
      freshness: 0,
      log() {},
      scripts: {
        starter: "",
        islands: "",
        page: "",
        later: "",
        fold: "",
        accept: "",
        strip: "",
        count: "",
        branch: "",
      },
      asOf: () => null,
      keepFor() {},
      usesSheets() {},
    });
    const html = await response.text();
    return {
      title: contentOf(html, "og:image:alt"),
      brand: contentOf(html, "og:site_name"),
    };
  };
}

function contentOf(html: string, property: string): string {
  const value = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  if (!value) throw new Error(`A page does not say its ${property}`);
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

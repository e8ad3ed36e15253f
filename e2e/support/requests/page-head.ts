import { site } from "../../../tools/test-servers/addresses.ts";
import { test as base } from "../shared-tab.ts";
import { bodyText, sendRequest } from "./http-request.ts";

/** A node of a page's structured data. */
export type JsonLdNode = { "@type": string } & Record<string, unknown>;

/** The metadata of a page, read from the HTML of the server. */
export interface PageHead {
  status: number;
  language: string;
  titles: string[];
  /** Contents of the `meta` elements by name or property, in order. */
  meta: Record<string, string[]>;
  canonical: string[];
  alternates: { language: string; href: string }[];
  /** URLs of the linked feeds. */
  feeds: string[];
  /** The graph of the structured data, or an empty list. */
  graph: JsonLdNode[];
  /** The text of the body, closed elements included. */
  text: string;
  title: string;
}

interface CrawlerFixtures {
  /** Requests a page without redirects and scripts, like a crawler. */
  readHead(address: string): Promise<PageHead>;
}

/** Tests of the metadata for search engines. */
export const test = base.extend<CrawlerFixtures>({
  readHead: async ({ parser }, use) => {
    await use(async (address) => {
      const response = await sendRequest(new URL(address, site).href);
      const parts = await parser.evaluate(parse, bodyText(response));
      const graph = parts.data.flatMap((text): JsonLdNode[] => JSON.parse(text)["@graph"]);
      return { ...parts, status: response.status, graph };
    });
  },
});

/** Runs in the page, so it uses no variable of the module. */
function parse(html: string): Omit<PageHead, "status" | "graph"> & { data: string[] } {
  const { documentElement, head, body } = new DOMParser().parseFromString(html, "text/html");
  const meta: Record<string, string[]> = {};
  for (const element of head.querySelectorAll("meta[content]")) {
    const name = element.getAttribute("name") ?? element.getAttribute("property");
    if (name) meta[name] = [...(meta[name] ?? []), element.getAttribute("content") ?? ""];
  }
  const hrefs = (selector: string) =>
    [...head.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
  const scripts = [...documentElement.querySelectorAll('script[type="application/ld+json"]')];
  const data = scripts.map(({ textContent }) => textContent);
  for (const script of body.querySelectorAll("script, style")) script.remove();
  return {
    language: documentElement.lang,
    titles: [...head.querySelectorAll("title")].map(({ textContent }) => textContent),
    meta,
    canonical: hrefs("link[rel=canonical]"),
    alternates: [...head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => ({
      language: link.getAttribute("hreflang") ?? "",
      href: link.getAttribute("href") ?? "",
    })),
    feeds: hrefs('link[rel=alternate][type="application/atom+xml"]'),
    data,
    text: body.textContent.replace(/\s+/g, " "),
    title: body.querySelector("h1")?.textContent ?? "",
  };
}

/** Lists the nodes of one type in a graph. */
export function nodesOfType(graph: readonly JsonLdNode[], type: string): JsonLdNode[] {
  return graph.filter((thing) => thing["@type"] === type);
}

import type { Page } from "@playwright/test";
import { bodyText, sendRequest } from "./http-request.ts";

/** A URL of the sitemap with its alternates. */
export interface SitemapEntry {
  address: string;
  alternates: { language: string; href: string }[];
}

/** Reads the URLs of a sitemap. */
export async function readSitemap(parser: Page, sitemap: string): Promise<SitemapEntry[]> {
  return parser.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, "application/xml");
      if (tree.querySelector("parsererror")) throw new Error("The sitemap is not well-formed");
      return [...tree.querySelectorAll("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        alternates: [...url.getElementsByTagName("xhtml:link")].map((link) => ({
          language: link.getAttribute("hreflang") ?? "",
          href: link.getAttribute("href") ?? "",
        })),
      }));
    },
    bodyText(await sendRequest(sitemap)),
  );
}

/** Reads the elements with one name, each as the texts of its children by name. */
export async function readXmlElements(
  parser: Page,
  address: string,
  name: string,
): Promise<Record<string, string>[]> {
  return parser.evaluate(
    ([xml, wanted]) => {
      const tree = new DOMParser().parseFromString(xml, "application/xml");
      if (tree.querySelector("parsererror")) throw new Error("The document is not well-formed");
      return [...tree.getElementsByTagName(wanted)].map((element) =>
        Object.fromEntries(
          [...element.children].map((child) => [child.tagName, child.textContent]),
        ),
      );
    },
    [bodyText(await sendRequest(address)), name] as const,
  );
}

import type { Page } from "@playwright/test";
import { ask, textOf } from "./ask.ts";

/** One address of the sitemap with its twins. */
export interface ListedPlace {
  address: string;
  twins: { language: string; href: string }[];
}

/** The addresses that a sitemap lists. */
export async function listedPlaces(parser: Page, sitemap: string): Promise<ListedPlace[]> {
  return parser.evaluate(
    (xml) => {
      const tree = new DOMParser().parseFromString(xml, "application/xml");
      if (tree.querySelector("parsererror")) throw new Error("The sitemap is not well-formed");
      return [...tree.querySelectorAll("url")].map((url) => ({
        address: url.querySelector("loc")?.textContent ?? "",
        twins: [...url.getElementsByTagName("xhtml:link")].map((link) => ({
          language: link.getAttribute("hreflang") ?? "",
          href: link.getAttribute("href") ?? "",
        })),
      }));
    },
    textOf(await ask(sitemap)),
  );
}

/** The elements of one name in a document, each as the texts of its children by their names. */
export async function readXml(
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
    [textOf(await ask(address)), name] as const,
  );
}

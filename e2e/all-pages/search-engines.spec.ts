import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { locales } from "../../app/i18n/locale.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/requests/page-head.ts";
import { visits } from "../support/visits.ts";

/** Some link previews leave out larger images, in bytes. */
const maxImageSize = 120_000;

test("the sitemap lists every indexed page and no other", {
  tag: "@smoke",
}, async ({ parser, baseURL }) => {
  const entries = await readSitemap(parser, `${baseURL}/sitemap.xml`);
  const addresses = entries.map(({ address }) => address);
  expect(addresses).toEqual([...new Set(addresses)]);
  for (const { address, indexed } of visits) {
    expect([address, addresses.includes(baseURL + address)]).toEqual([address, indexed]);
  }
});

// One test, so that each page is requested once.
test("every URL of the sitemap is canonical, is an alternate of its alternates, and has its own title and description and an image for link previews in its language", async ({
  parser,
  readHead,
  baseURL,
}) => {
  const entries = await readSitemap(parser, `${baseURL}/sitemap.xml`);
  expect(entries.length).toBeGreaterThan(40);
  const known = new Map(entries.map((place) => [place.address, place]));
  const texts = new Map<string, string>();
  const images = new Set<string>();
  for (const place of entries) {
    const head = await readHead(place.address);
    expect([place.address, head.status, head.meta.robots]).toEqual([
      place.address,
      200,
      ["index, follow"],
    ]);
    expect(head.canonical).toEqual([place.address]);
    expect(head.language).toBe(place.address.includes("lang=ar") ? "ar" : "en");
    expect(head.alternates).toEqual(place.alternates);
    expect(place.alternates.map(({ language }) => language)).toEqual([...locales, "x-default"]);
    for (const { href } of place.alternates) {
      expect((known.get(href) as SitemapEntry).alternates).toEqual(place.alternates);
    }
    for (const text of [...head.titles, ...(head.meta.description ?? [])]) {
      expect([place.address, texts.get(text)]).toEqual([place.address, undefined]);
      texts.set(text, place.address);
    }
    const { meta, language } = head;
    const [image = ""] = meta["og:image"] ?? [];
    expect([place.address, image]).toEqual([
      place.address,
      expect.stringMatching(`-${language}\\.png$`),
    ]);
    expect(meta["og:image:width"]).toEqual(["1200"]);
    expect(meta["og:image:height"]).toEqual(["630"]);
    expect(meta["og:image:alt"]?.[0]).toBeTruthy();
    images.add(image);
  }
  expect(images.size).toBeGreaterThan(40);
  for (const image of images) {
    const { status, headers, body } = await sendRequest(image);
    expect([image, status, headers["content-type"]]).toEqual([image, 200, "image/png"]);
    const { width, height } = await sharp(body).metadata();
    expect([image, width, height]).toEqual([image, 1200, 630]);
    expect([image, body.length < maxImageSize]).toEqual([image, true]);
  }
});

test("the feed of each language has the titles of the article pages", async ({
  parser,
  readHead,
  baseURL,
}) => {
  for (const locale of locales) {
    const list = await readHead(locale === "ar" ? "/articles?lang=ar" : "/articles");
    const [feed = ""] = list.feeds;
    const { headers } = await sendRequest(feed);
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const entries = await readXmlElements(parser, feed, "entry");
    expect(entries.length).toBeGreaterThan(10);
    const [first] = entries;
    const article = await readHead(first?.id ?? "");
    expect([article.status, article.title]).toEqual([200, first?.title]);
    expect(article.feeds).toEqual([feed]);
    expect(feed).toContain(baseURL);
  }
});

test("the icons of the manifest exist in the sizes that it names", async ({ baseURL }) => {
  for (const path of ["/site.webmanifest", "/site.webmanifest?lang=ar"]) {
    const { headers, body } = await sendRequest(baseURL + path);
    expect(headers["content-type"]).toBe("application/manifest+json");
    for (const { src, sizes, type } of JSON.parse(body.toString("utf8")).icons) {
      const icon = await sendRequest(baseURL + src);
      expect([src, icon.status, icon.headers["content-type"]]).toEqual([src, 200, type]);
      if (sizes === "any") continue;
      const { width, height } = await sharp(icon.body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  const touch = await sendRequest(`${baseURL}/apple-touch-icon.png`);
  expect(await sharp(touch.body).metadata()).toMatchObject({ width: 180, height: 180 });
  const tab = await sendRequest(`${baseURL}/favicon.ico`);
  expect([tab.status, tab.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  // The file starts with its type and the number of its images.
  expect([...tab.body.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test("robots.txt names the sitemap and disallows no file of a page", async ({ baseURL }) => {
  const { headers, body } = await sendRequest(`${baseURL}/robots.txt`);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.toString("utf8")).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  const disallowed = [...body.toString("utf8").matchAll(/^Disallow: (.+)$/gm)].map(
    ([, start = ""]) => start,
  );
  const page = bodyText(await sendRequest(`${baseURL}/`));
  const needed = [...page.matchAll(/ (?:src|href)="(\/[^"]*)"/g)].map(([, path = ""]) => path);
  expect(needed.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
});

/** A URL of the sitemap with its alternates. */
interface SitemapEntry {
  address: string;
  alternates: { language: string; href: string }[];
}

/** Reads the URLs of a sitemap. */
async function readSitemap(parser: Page, sitemap: string): Promise<SitemapEntry[]> {
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
async function readXmlElements(
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

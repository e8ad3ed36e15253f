import { expect, test } from "vitest";
import { type PageEntry, pages } from "~/content/data/pages.ts";
import { maxSitemapArticles, sitemap } from "./sitemap.ts";

const siteUrl = "https://clinic.example";
const articles = [
  { slug: "newer", published: "2026-11-21" },
  { slug: "older", published: "2026-10-02" },
];

/** Returns the entries of the sitemap: address, date and alternates. */
function entriesOf(xml: string) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    twins: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...twin]) => twin),
  }));
}

const entries = entriesOf(sitemap(siteUrl, articles));

test("every public page and every article is listed once per language", () => {
  const open = Object.values<PageEntry>(pages).filter((page) => page.indexed);
  const paths = open.flatMap(({ path }) =>
    path.includes(":") ? articles.map(({ slug }) => path.replace(":slug", slug)) : [path],
  );
  const addresses = paths.flatMap((path) => [siteUrl + path, `${siteUrl + path}?lang=ar`]);
  expect(entries.map(({ address }) => address)).toEqual(addresses);
});

test("pages with noindex are not in the sitemap", () => {
  const hidden = Object.values<PageEntry>(pages).filter((page) => !page.indexed);
  expect(hidden.length).toBeGreaterThan(5);
  for (const { path } of hidden) {
    expect(entries.filter(({ address }) => address?.includes(path))).toEqual([]);
  }
});

test("each address has its alternates and an x-default", () => {
  for (const { address = "", twins } of entries) {
    const english = address.replace("?lang=ar", "");
    expect(twins).toEqual([
      ["en", english],
      ["ar", `${english}?lang=ar`],
      ["x-default", english],
    ]);
  }
});

test("only articles and their list have dates, because no other page has a modification date", () => {
  const dated = entries.filter(({ changed }) => changed !== undefined);
  const english = dated.filter(({ address }) => !address?.endsWith("?lang=ar"));
  expect(english.map(({ address, changed }) => [address, changed])).toEqual([
    [`${siteUrl}/articles`, "2026-11-21"],
    [`${siteUrl}/articles/newer`, "2026-11-21"],
    [`${siteUrl}/articles/older`, "2026-10-02"],
  ]);
  expect(dated).toHaveLength(2 * english.length);
});

test("the number of articles is limited so that the sitemap has at most 50,000 addresses", () => {
  const fixed = entries.length - 2 * articles.length;
  expect(fixed + 2 * maxSitemapArticles).toBeLessThanOrEqual(50_000);
  expect(fixed + 2 * (maxSitemapArticles + 1)).toBeGreaterThan(50_000);
});

test("the sitemap of a site without articles is complete", () => {
  const without = entriesOf(sitemap(siteUrl, []));
  expect(without).toHaveLength(entries.length - 2 * articles.length);
  expect(without.filter(({ changed }) => changed !== undefined)).toEqual([]);
});

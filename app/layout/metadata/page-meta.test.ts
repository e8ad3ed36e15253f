import { expect, test } from "vitest";
import { content } from "~/content/en/content.ts";
import type { SiteData } from "./metadata.types.ts";
import { pageMeta } from "./page-meta.ts";

const site: SiteData = {
  language: { locale: "en", explicit: false },
  siteUrl: "https://clinic.example",
  shell: content.shell,
  keywords: content.keywords,
};

interface Args {
  loaderData: { name: string } | undefined;
  location: { search: string };
  matches: readonly [{ loaderData: SiteData | undefined }];
}

const location = { search: "" };

const meta = pageMeta<Args>(({ name }) => ({
  words: { title: name, description: "", keywords: [] },
  path: "/services/one",
  trail: { home: "Start", through: [{ name: "All", path: "/services" }], current: name },
}));

/** Returns names and addresses of the breadcrumb in structured data. */
function stepsIn(entries: ReturnType<typeof meta>): unknown {
  const { "@graph": nodes } = entries.flatMap((entry) =>
    "script:ld+json" in entry ? [entry["script:ld+json"] as { "@graph": object[] }] : [],
  )[0] ?? { "@graph": [] };
  const list = nodes.find((node) => "itemListElement" in node);
  return list && "itemListElement" in list ? list.itemListElement : null;
}

test("the trail of a page ends at its own address in the structured data", () => {
  const entries = meta({ location, loaderData: { name: "One" }, matches: [{ loaderData: site }] });
  expect(stepsIn(entries)).toEqual([
    expect.objectContaining({ position: 1, name: "Start", item: "https://clinic.example/" }),
    expect.objectContaining({ position: 2, name: "All", item: "https://clinic.example/services" }),
    expect.objectContaining({ name: "One", item: "https://clinic.example/services/one" }),
  ]);
});

test("a page whose loader failed has no metadata", () => {
  expect(meta({ location, loaderData: undefined, matches: [{ loaderData: site }] })).toEqual([]);
  expect(
    meta({ location, loaderData: { name: "One" }, matches: [{ loaderData: undefined }] }),
  ).toEqual([]);
});

test("large print has the canonical address of the ordinary page, and is not indexed", () => {
  const robots = (search: string) =>
    meta({ location: { search }, loaderData: { name: "One" }, matches: [{ loaderData: site }] });
  const canonical = { rel: "canonical", href: "https://clinic.example/services/one" };
  expect(robots("?print=large&lang=ar")).toEqual(
    expect.arrayContaining([
      { name: "robots", content: "noindex" },
      expect.objectContaining(canonical),
    ]),
  );
  expect(robots("?print=other")).toContainEqual({ name: "robots", content: "index, follow" });
});

import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { clinic } from "~/content/data/clinic.ts";
import { content as english } from "~/content/en/content.ts";
import type { Locale } from "~/i18n/locale.ts";
import { metaTags } from "./meta-tags.ts";
import type { PageMetadata, SiteData } from "./metadata.types.ts";

const siteUrl = "https://clinic.example";

const words = {
  title: "About the clinic",
  description: "Who we are.",
  keywords: ["about", "clinic"],
};

function site(locale: Locale, explicit: boolean): SiteData {
  const { shell, keywords } = locale === "ar" ? arabic : english;
  return { language: { locale, explicit }, siteUrl, shell, keywords };
}

/** Returns the metadata by name, property or relation, with their values. */
function metadata(locale: Locale, page: Partial<PageMetadata> = {}, explicit = false) {
  const entries = metaTags(site(locale, explicit), { words, path: "/about", ...page });
  const find = (key: string, name: string) =>
    entries.flatMap((entry) => {
      const fields = entry as Record<string, string>;
      return fields[key] === name ? [fields.content ?? fields.href] : [];
    });
  return {
    entries,
    title: entries.flatMap((entry) => ("title" in entry ? [entry.title] : [])),
    name: (name: string) => find("name", name),
    property: (name: string) => find("property", name),
    canonical: find("rel", "canonical"),
    alternates: entries.flatMap((entry) => {
      const { rel, hrefLang, href } = entry as Record<string, string>;
      return rel === "alternate" && hrefLang ? [[hrefLang, href]] : [];
    }),
  };
}

test("the title is the page's, followed by the brand of the language", () => {
  expect(metadata("en").title).toEqual([`${words.title} | ${english.shell.brand}`]);
  expect(metadata("ar").title).toEqual([`${words.title} | ${arabic.shell.brand}`]);
});

test("the canonical address has a language parameter only in Arabic, whatever was requested", () => {
  expect(metadata("en").canonical).toEqual(["https://clinic.example/about"]);
  expect(metadata("en", {}, true).canonical).toEqual(["https://clinic.example/about"]);
  expect(metadata("ar").canonical).toEqual(["https://clinic.example/about?lang=ar"]);
  expect(metadata("ar", {}, true).canonical).toEqual(["https://clinic.example/about?lang=ar"]);
});

test("a further page of a list is canonical at its own address, in each language", () => {
  const page = { path: "/articles?page=2" };
  expect(metadata("en", page).canonical).toEqual(["https://clinic.example/articles?page=2"]);
  const arabic = "https://clinic.example/articles?page=2&lang=ar";
  expect(metadata("ar", page, true).canonical).toEqual([arabic]);
  expect(metadata("en", page).alternates).toEqual([
    ["en", "https://clinic.example/articles?page=2"],
    ["ar", arabic],
    ["x-default", "https://clinic.example/articles?page=2"],
  ]);
  expect(metadata("ar", page).property("og:image")).toEqual(
    metadata("ar", { path: "/articles" }).property("og:image"),
  );
});

test("the alternates are the same in both languages and name every one of them", () => {
  const expected = [
    ["en", "https://clinic.example/about"],
    ["ar", "https://clinic.example/about?lang=ar"],
    ["x-default", "https://clinic.example/about"],
  ];
  expect(metadata("en").alternates).toEqual(expected);
  expect(metadata("ar").alternates).toEqual(expected);
});

test("a page that must not be indexed has no alternates and a robots meta tag", () => {
  const hidden = metadata("en", { noindex: true });
  expect(hidden.name("robots")).toEqual(["noindex"]);
  expect(hidden.alternates).toEqual([]);
  expect(metadata("en").name("robots")).toEqual(["index, follow"]);
});

test("a page's keywords are followed by the first 20 of the language's list", () => {
  const keywords = metadata("en").name("keywords")[0]?.split(", ");
  expect(keywords).toEqual(["about", "clinic", ...english.keywords.slice(0, 20)]);
  const own = metadata("ar", { words: { ...words, keywords: ["عن المركز"] } }).name("keywords")[0];
  expect(own?.split("، ")).toEqual(["عن المركز", ...arabic.keywords.slice(0, 20)]);
});

test("Open Graph names the locale and the other one", () => {
  expect(metadata("en").property("og:locale")).toEqual(["en_US"]);
  expect(metadata("en").property("og:locale:alternate")).toEqual(["ar_OM"]);
  expect(metadata("ar").property("og:locale")).toEqual(["ar_OM"]);
  expect(metadata("ar").property("og:locale:alternate")).toEqual(["en_US"]);
});

test("the type is website unless the page sets another", () => {
  expect(metadata("en").property("og:type")).toEqual(["website"]);
  expect(metadata("en", { type: "article" }).property("og:type")).toEqual(["article"]);
});

test("a page without an image has the generated share image of its language, with address and size", () => {
  for (const image of [null, undefined, ""]) {
    const { property } = metadata("ar", { image });
    expect(property("og:image")).toEqual(["https://clinic.example/share/about-ar.png"]);
    expect(property("og:image:type")).toEqual(["image/png"]);
    expect(property("og:image:width")).toEqual(["1200"]);
    expect(property("og:image:height")).toEqual(["630"]);
  }
});

test("a page with an image of its own shares that, with its whole address; its size is not known", () => {
  const own = metadata("en", { image: "/a.png" });
  expect(own.property("og:image")).toEqual(["https://clinic.example/a.png"]);
  expect(own.property("og:image:width")).toEqual([]);
  const others = metadata("en", { image: "https://other.example/a.png" });
  expect(others.property("og:image")).toEqual(["https://other.example/a.png"]);
});

test("a card of X has a large image, and the image has an alternative text", () => {
  const { name, property } = metadata("ar");
  expect(name("twitter:card")).toEqual(["summary_large_image"]);
  expect(property("og:image:alt")).toEqual(["About the clinic"]);
});

test("pages of articles name the feed of their language", () => {
  const feeds = (locale: Locale, page: Partial<PageMetadata> = {}) =>
    metadata(locale, page).entries.filter((entry) => "type" in entry);
  expect(feeds("en")).toEqual([]);
  expect(feeds("ar", { feed: "المقالات" })).toEqual([
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: "المقالات",
      href: "https://clinic.example/articles/feed.xml?lang=ar",
    },
  ]);
});

test("every page names its region", () => {
  const { name } = metadata("ar");
  const { code, place, latitude, longitude } = clinic.region;
  expect(name("geo.region")).toEqual([code]);
  expect(name("geo.placename")).toEqual([place]);
  expect(name("geo.position")).toEqual([`${latitude};${longitude}`]);
});

test("no meta tag is repeated", () => {
  const { entries } = metadata("en");
  const keys = entries.map((entry) => {
    const { name, property, rel, hrefLang } = entry as Record<string, string>;
    return name ?? property ?? (rel ? `${rel} ${hrefLang}` : Object.keys(entry)[0]);
  });
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("without a site, when the document itself failed, there is only a title", () => {
  expect(metaTags(undefined, { words, path: "/about" })).toEqual([{ title: "About the clinic" }]);
});

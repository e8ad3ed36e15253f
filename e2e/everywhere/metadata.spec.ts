import { expect } from "@playwright/test";
import { clinic } from "../../app/content/facts/clinic.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { test } from "../support/page-head.ts";
import { indexedVisits, visits } from "../support/visits.ts";
import { languageKeywords, shellWords } from "../support/words.ts";

for (const { address, locale, indexed } of visits) {
  // F225, F226, F230
  test(`${address} names itself once, in its language, and its place`, async ({ readHead }) => {
    const { language, titles, meta } = await readHead(address);
    expect(language).toBe(locale);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toMatch(new RegExp(`.+ \\| ${shellWords[locale].brand}$`));
    expect(meta.description).toHaveLength(1);
    expect(meta.description?.[0]).toMatch(locale === "ar" ? /[\u0600-\u06FF]{3}/ : /[A-Za-z]{3}/);
    expect(meta["geo.region"]).toEqual(["OM-MA"]);
    expect(meta["geo.placename"]).toEqual(["Muscat"]);
    expect(meta["geo.position"]).toEqual(["23.6102;58.5405"]);
  });

  // F228, D30
  test(`${address} ${indexed ? "is open to" : "keeps out of"} search engines at one address of its own`, async ({
    readHead,
    baseURL,
  }) => {
    const { meta, canonical, alternates } = await readHead(address);
    expect(canonical).toEqual([baseURL + address]);
    expect(meta.robots).toEqual([indexed ? "index, follow" : "noindex"]);
    const clean = withLocale(address, null);
    const languages = [
      { language: "en", href: baseURL + clean },
      { language: "ar", href: baseURL + withLocale(clean, "ar") },
      { language: "x-default", href: baseURL + clean },
    ];
    expect(alternates).toEqual(indexed ? languages : []);
  });

  // F228, F160
  test(`a shared link to ${address} shows title, text and picture in its language`, async ({
    readHead,
    request,
    baseURL,
  }) => {
    const { titles, meta, canonical } = await readHead(address);
    expect(meta["og:title"]).toEqual(titles);
    expect(meta["og:description"]).toEqual(meta.description);
    expect(meta["og:url"]).toEqual(canonical);
    expect(meta["og:type"]).toEqual([expect.stringMatching(/^(website|article)$/)]);
    expect(meta["og:site_name"]).toEqual([shellWords[locale].brand]);
    expect(meta["og:locale"]).toEqual([locale === "ar" ? "ar_OM" : "en_US"]);
    expect(meta["og:locale:alternate"]).toEqual([locale === "ar" ? "en_US" : "ar_OM"]);
    expect(meta["twitter:card"]).toEqual(["summary_large_image"]);
    expect(meta["og:image"]).toEqual([expect.stringContaining(`${baseURL}/`)]);
    const picture = await request.get(meta["og:image"]?.[0] ?? "");
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  });

  // F227
  test(`the keywords of ${address} are its own and the first twenty of its language`, async ({
    readHead,
  }) => {
    const { meta } = await readHead(address);
    const words = meta.keywords?.[0]?.split(locale === "ar" ? "، " : ", ") ?? [];
    const common = languageKeywords[locale].slice(0, 20);
    expect(words.slice(-20)).toEqual(common);
    if (indexed) expect(words.length).toBeGreaterThan(common.length);
  });

  // F229
  test(`${address} says whose it is in the words of search engines`, async ({
    readHead,
    request,
    baseURL,
  }) => {
    const { graph } = await readHead(address);
    const organisations = graph.filter((thing) => thing["@type"] === "MedicalOrganization");
    expect(organisations).toEqual([
      {
        "@type": "MedicalOrganization",
        "@id": `${baseURL}/#organisation`,
        name: shellWords[locale].brand,
        url: `${baseURL}/`,
        logo: expect.stringMatching(/^https?:.*\.(svg|png)$/),
        foundingDate: "2007",
        address: {
          "@type": "PostalAddress",
          streetAddress: "Qurum",
          addressLocality: "Muscat",
          addressCountry: "OM",
        },
        geo: { "@type": "GeoCoordinates", latitude: 23.6102, longitude: 58.5405 },
        telephone: clinic.phones[0].value,
        sameAs: Object.values(clinic.social).map(({ value }) => value),
        medicalSpecialty: "Ophthalmology",
      },
    ]);
    const logo = await request.get(String(organisations[0]?.logo));
    expect(logo.status()).toBe(200);
  });
}

for (const { address } of indexedVisits) {
  test(`the alternates of ${address} answer and link back`, async ({ readHead }) => {
    const { alternates } = await readHead(address);
    for (const { language, href } of alternates) {
      const twin = await readHead(href);
      expect(twin.status).toBe(200);
      expect(twin.language).toBe(language === "ar" ? "ar" : "en");
      expect(twin.alternates).toEqual(alternates);
    }
  });
}

// F225
test("no two pages share a title or a description", async ({ readHead }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const { address } of visits) {
    const head = await readHead(address);
    titles.push(...head.titles);
    descriptions.push(...(head.meta.description ?? []));
  }
  expect(titles).toEqual([...new Set(titles)]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
});

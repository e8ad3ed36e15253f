import { expect } from "@playwright/test";
import { clinic } from "../../app/content/data/clinic.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { type PageHead, test } from "../support/requests/page-head.ts";
import { type Visit, visits } from "../support/visits.ts";
import { languageKeywords, shellWords } from "../support/words.ts";

/** The rules for the metadata of a page. */
const rules: Readonly<Record<string, Rule>> = {
  "it has one title, one description and the region, in its language": hasTitleAndLanguage,
  "it has a canonical URL and alternates, or is not indexed": hasCanonicalAddress,
  "a link preview has title, description and image in its language": hasShareMetadata,
  "its keywords end with the first twenty of its language": hasKeywords,
  "its structured data describes the organisation": hasOrganisation,
};

/** The head of the page, the visit, and the origin of the site. */
interface RuleInput {
  head: PageHead;
  visit: Visit;
  origin: string;
}

type Rule = (input: RuleInput) => void | Promise<void>;

for (const visit of visits) {
  test(`the metadata of ${visit.address} follows the rules for all pages`, async ({
    readHead,
    baseURL,
  }) => {
    const input = { head: await readHead(visit.address), visit, origin: baseURL ?? "" };
    for (const [rule, holds] of Object.entries(rules)) await test.step(rule, () => holds(input));
  });
}

function hasTitleAndLanguage({
  head: { language, titles, meta },
  visit: { locale },
}: RuleInput): void {
  expect(language).toBe(locale);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(new RegExp(`.+ \\| ${shellWords[locale].brand}$`));
  expect(meta.description).toHaveLength(1);
  expect(meta.description?.[0]).toMatch(locale === "ar" ? /[\u0600-\u06FF]{3}/ : /[A-Za-z]{3}/);
  const { code, place, latitude, longitude } = clinic.region;
  expect(meta["geo.region"]).toEqual([code]);
  expect(meta["geo.placename"]).toEqual([place]);
  expect(meta["geo.position"]).toEqual([`${latitude};${longitude}`]);
}

/** REQ-META-3 */
function hasCanonicalAddress({ head, visit: { address, indexed }, origin }: RuleInput): void {
  const { meta, canonical, alternates } = head;
  expect(canonical).toEqual([origin + address]);
  expect(meta.robots).toEqual([indexed ? "index, follow" : "noindex"]);
  const clean = withLocale(address, null);
  const languages = [
    { language: "en", href: origin + clean },
    { language: "ar", href: origin + withLocale(clean, "ar") },
    { language: "x-default", href: origin + clean },
  ];
  expect(alternates).toEqual(indexed ? languages : []);
}

async function hasShareMetadata({ head, visit: { locale }, origin }: RuleInput): Promise<void> {
  const { titles, meta, canonical } = head;
  expect(meta["og:title"]).toEqual(titles);
  expect(meta["og:description"]).toEqual(meta.description);
  expect(meta["og:url"]).toEqual(canonical);
  expect(meta["og:type"]).toEqual([expect.stringMatching(/^(website|article)$/)]);
  expect(meta["og:site_name"]).toEqual([shellWords[locale].brand]);
  expect(meta["og:locale"]).toEqual([locale === "ar" ? "ar_OM" : "en_US"]);
  expect(meta["og:locale:alternate"]).toEqual([locale === "ar" ? "en_US" : "ar_OM"]);
  expect(meta["twitter:card"]).toEqual(["summary_large_image"]);
  expect(meta["og:image"]).toEqual([expect.stringContaining(`${origin}/`)]);
  const { status, headers } = await sendRequest(meta["og:image"]?.[0] ?? "");
  expect([status, headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
}

function hasKeywords({ head: { meta }, visit: { locale, indexed } }: RuleInput): void {
  const words = meta.keywords?.[0]?.split(locale === "ar" ? "، " : ", ") ?? [];
  const common = languageKeywords[locale].slice(0, 20);
  expect(words.slice(-20)).toEqual(common);
  if (indexed) expect(words.length).toBeGreaterThan(common.length);
}

async function hasOrganisation({
  head: { graph },
  visit: { locale },
  origin,
}: RuleInput): Promise<void> {
  const organisations = graph.filter((thing) => thing["@type"] === "MedicalOrganization");
  expect(organisations).toEqual([
    {
      "@type": "MedicalOrganization",
      "@id": `${origin}/#organisation`,
      name: shellWords[locale].brand,
      url: `${origin}/`,
      logo: expect.stringMatching(/^https?:.*\.(svg|png)$/),
      foundingDate: String(clinic.foundingYear.value),
      address: {
        "@type": "PostalAddress",
        streetAddress: shellWords[locale].address[0],
        addressLocality: shellWords[locale].address[1],
        addressCountry: "OM",
      },
      geo: {
        "@type": "GeoCoordinates",
        latitude: clinic.region.latitude,
        longitude: clinic.region.longitude,
      },
      telephone: clinic.phones[0].value,
      sameAs: Object.values(clinic.social).map(({ value }) => value),
      medicalSpecialty: "Ophthalmology",
    },
  ]);
  expect((await sendRequest(String(organisations[0]?.logo))).status).toBe(200);
}

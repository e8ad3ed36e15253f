import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { clinic } from "~/content/data/clinic.ts";
import { structuredHours } from "~/content/data/hours.ts";
import { content as english } from "~/content/en/content.ts";
import type { Locale } from "~/i18n/locale.ts";
import { clinicNode, openingHours } from "./branch-nodes.ts";
import type { PageMetadata, SiteData } from "./metadata.types.ts";
import { structuredData } from "./structured-data.ts";
import {
  articleNode,
  breadcrumbNode,
  collectionNode,
  faqNode,
  procedureNode,
} from "./structured-nodes.ts";

const siteUrl = "https://clinic.example";
const words = { title: "About", description: "Who we are.", keywords: [] };

function site(locale: Locale): SiteData {
  const { shell, keywords } = locale === "ar" ? arabic : english;
  return { language: { locale, explicit: false }, siteUrl, shell, keywords };
}

/** Returns the nodes of a page's graph, as a search engine parses them. */
function graph(locale: Locale, page: Partial<PageMetadata> = {}): Record<string, unknown>[] {
  return JSON.parse(
    JSON.stringify(structuredData(site(locale), { words, path: "/about", ...page })),
  )["@graph"];
}

test("every page has the clinic with its facts", () => {
  const [street, town] = english.branches.main.address;
  const { latitude, longitude } = clinic.region;
  expect(graph("en")[0]).toEqual({
    "@type": "MedicalOrganization",
    "@id": "https://clinic.example/#organisation",
    name: english.shell.brand,
    url: "https://clinic.example/",
    logo: expect.stringMatching(/^https:\/\/clinic\.example\/.+\.(svg|png)$/),
    foundingDate: String(clinic.foundingYear.value),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      addressCountry: "OM",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    telephone: clinic.phones[0].value,
    sameAs: Object.values(clinic.social).map(({ value }) => value),
    medicalSpecialty: "Ophthalmology",
  });
});

test("an Arabic page has the clinic's address in Arabic, as its other branches have theirs", () => {
  const [street, town] = arabic.branches.main.address;
  const address = { streetAddress: street, addressLocality: town, addressCountry: "OM" };
  expect(graph("ar")[0]).toMatchObject({ address });
  expect(clinicNode(site("ar"), [])).toMatchObject({ address });
});

test("website and page follow, in the language of the page, joined by stable ids", () => {
  const [organisation, website, page] = graph("ar");
  expect(website).toMatchObject({
    "@type": "WebSite",
    name: arabic.shell.brand,
    inLanguage: ["en", "ar"],
  });
  expect(website?.publisher).toEqual({ "@id": organisation?.["@id"] });
  expect(page).toMatchObject({
    "@type": "WebPage",
    "@id": "https://clinic.example/about?lang=ar#page",
    url: "https://clinic.example/about?lang=ar",
    inLanguage: "ar",
    isPartOf: { "@id": website?.["@id"] },
  });
});

test("the nodes of a page come after the nodes that every page has", () => {
  const nodes = graph("en", { nodes: [faqNode([])] });
  expect(nodes.map((node) => node["@type"])).toEqual([
    "MedicalOrganization",
    "WebSite",
    "WebPage",
    "FAQPage",
  ]);
});

test("the main branch is a clinic in the town of its address, with the hours of the facts", () => {
  const [, town] = english.branches.main.address;
  expect(clinicNode(site("en"), [])).toMatchObject({
    "@type": "MedicalClinic",
    address: { addressLocality: town },
    parentOrganization: { "@id": "https://clinic.example/#organisation" },
    openingHoursSpecification: openingHours(structuredHours),
  });
});

test("each question has exactly one answer", () => {
  const questions = [{ id: "a", question: "Why?", answer: "Because." }];
  expect(faqNode(questions)).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Why?",
        acceptedAnswer: { "@type": "Answer", text: "Because." },
      },
    ],
  });
});

test("breadcrumbs are numbered and lead to addresses of the language", () => {
  const steps = [
    { name: "الرئيسية", path: "/" },
    { name: "المقالات", path: "/articles" },
  ];
  expect(breadcrumbNode(site("ar"), steps)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      {
        "@type": "ListItem",
        position: 1,
        name: "الرئيسية",
        item: "https://clinic.example/?lang=ar",
      },
      {
        "@type": "ListItem",
        position: 2,
        name: "المقالات",
        item: "https://clinic.example/articles?lang=ar",
      },
    ],
  });
});

test("the list of articles is a collection", () => {
  const listed = [{ title: "One", path: "/articles/one" }];
  expect(collectionNode(site("en"), "/articles", listed)).toMatchObject({
    "@type": "CollectionPage",
    url: "https://clinic.example/articles",
    mainEntity: {
      itemListElement: [{ position: 1, name: "One", url: "https://clinic.example/articles/one" }],
    },
  });
});

test("an article has the values of its page, and an image only when the article has one", () => {
  const article = {
    title: "One",
    excerpt: "Two.",
    published: "2026-11-21",
    author: "Editorial Team",
    image: "/covers/one.svg",
    path: "/articles/one",
  };
  expect(articleNode(site("en"), article)).toMatchObject({
    "@type": "Article",
    headline: "One",
    description: "Two.",
    datePublished: "2026-11-21",
    author: { name: "Editorial Team" },
    image: "https://clinic.example/covers/one.svg",
    mainEntityOfPage: "https://clinic.example/articles/one",
  });
  expect(articleNode(site("en"), { ...article, image: null })).not.toHaveProperty("image");
});

test("a service page is a medical page about its procedure, in the language of the page", () => {
  const { title, lead, procedure } = arabic.servicePages["retinal-surgery"];
  const path = "/services/retinal-surgery";
  const url = "https://clinic.example/services/retinal-surgery?lang=ar";
  const node = procedureNode(site("ar"), { name: title, description: lead, path, ...procedure });
  const nodes = graph("ar", { path, medical: true, nodes: [node] });
  expect(nodes[2]).toMatchObject({ "@type": "MedicalWebPage", "@id": `${url}#page` });
  expect(nodes[3]).toEqual({
    "@type": "MedicalProcedure",
    "@id": `${url}#procedure`,
    name: title,
    description: lead,
    ...procedure,
    procedureType: { "@id": "https://schema.org/SurgicalProcedure" },
    mainEntityOfPage: { "@id": `${url}#page` },
  });
});

test("a page has reviewer and review date only when both are known", () => {
  const review = { reviewedBy: { name: "Dr Test", role: "Surgeon" }, lastChecked: "2026-11-22" };
  expect(graph("en", { review })[2]).toMatchObject({
    reviewedBy: { "@type": "Person", name: "Dr Test", jobTitle: "Surgeon" },
    lastReviewed: "2026-11-22",
  });
  for (const unknown of [{}, { review: {} }]) {
    const [, , page] = graph("en", unknown);
    expect(page).not.toHaveProperty("reviewedBy");
    expect(page).not.toHaveProperty("lastReviewed");
  }
});

import type { Graph, PostalAddress, WebPage, WebSite } from "schema-dts";
import { clinic } from "~/content/data/clinic.ts";
import { locales } from "~/i18n/locale.ts";
import type { PageMetadata, PageNode, SiteData } from "./metadata.types.ts";
import { pageAddress } from "./page-address.ts";

/**
 * Returns the graph of a page: the clinic, the website and the page itself, then the page's own nodes. Ids are
 * stable, so that the nodes of all pages connect.
 */
export function structuredData(site: SiteData, page: PageMetadata): Graph {
  const nodes: PageNode[] = [organisation(site), website(site), webPage(site, page)];
  return { "@context": "https://schema.org", "@graph": [...nodes, ...(page.nodes ?? [])] };
}

/** Returns the id by which other nodes refer to the clinic. */
export function organisationId(siteUrl: string): string {
  return `${siteUrl}/#organisation`;
}

/** Returns the main address (REQ-META-4) in the language of the page. */
export function mainAddress({ shell }: Pick<SiteData, "shell">): Exclude<PostalAddress, string> {
  const [streetAddress, addressLocality] = shell.address;
  return { "@type": "PostalAddress", streetAddress, addressLocality, addressCountry: "OM" };
}

/** Position of the main branch, the only known one (REQ-BRANCH-11). */
export const mainPosition = {
  "@type": "GeoCoordinates",
  latitude: clinic.region.latitude,
  longitude: clinic.region.longitude,
} as const;

/** Returns the clinic as on every page. */
function organisation(site: SiteData): PageNode {
  const { siteUrl, shell } = site;
  return {
    "@type": "MedicalOrganization",
    "@id": organisationId(siteUrl),
    name: shell.brand,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/mark.svg`,
    foundingDate: String(clinic.foundingYear.value),
    address: mainAddress(site),
    geo: mainPosition,
    telephone: clinic.phones[0].value,
    sameAs: Object.values(clinic.social).map((profile) => profile.value),
    medicalSpecialty: "Ophthalmology",
    // The position is required here (REQ-META-4), although schema.org defines it for places only.
  } as PageNode;
}

function website({ siteUrl, shell }: SiteData): Exclude<WebSite, string> {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: shell.brand,
    url: `${siteUrl}/`,
    inLanguage: [...locales],
    publisher: { "@id": organisationId(siteUrl) },
  };
}

function webPage(
  { siteUrl, language }: SiteData,
  { words, path, medical, review }: PageMetadata,
): Exclude<WebPage, string> {
  const url = pageAddress(siteUrl, path, language.locale);
  return {
    "@type": medical ? "MedicalWebPage" : "WebPage",
    "@id": `${url}#page`,
    url,
    name: words.title,
    description: words.description,
    inLanguage: language.locale,
    isPartOf: { "@id": `${siteUrl}/#website` },
    ...(review?.reviewedBy && {
      reviewedBy: {
        "@type": "Person",
        name: review.reviewedBy.name,
        jobTitle: review.reviewedBy.role,
      },
    }),
    ...(review?.lastChecked && { lastReviewed: review.lastChecked }),
  };
}

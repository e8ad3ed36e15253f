import type { QuestionWords } from "~/content/questions.types.ts";
import type { PageNode, SiteData } from "./metadata.types.ts";
import { pageAddress } from "./page-address.ts";
import { organisationId } from "./structured-data.ts";

/** Returns the questions of a page with their answers. */
export function faqNode(questions: readonly QuestionWords[]): PageNode {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Returns the breadcrumb as the page shows it. */
export function breadcrumbNode(
  { siteUrl, language }: SiteData,
  steps: readonly { name: string; path: string }[],
): PageNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageAddress(siteUrl, path, language.locale),
    })),
  };
}

/** Returns the list of articles as a collection. */
export function collectionNode(
  { siteUrl, language }: SiteData,
  path: string,
  articles: readonly { title: string; path: string }[],
): PageNode {
  const { locale } = language;
  return {
    "@type": "CollectionPage",
    url: pageAddress(siteUrl, path, locale),
    inLanguage: locale,
    mainEntity: {
      "@type": "ItemList",
      itemListElement: articles.map((article, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: article.title,
        url: pageAddress(siteUrl, article.path, locale),
      })),
    },
  };
}

/** Returns one article as the page shows it. */
export function articleNode(
  { siteUrl, language }: SiteData,
  article: {
    title: string;
    excerpt: string;
    published: string;
    author: string;
    image: string | null;
    path: string;
  },
): PageNode {
  const url = pageAddress(siteUrl, article.path, language.locale);
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    datePublished: article.published,
    author: { "@type": "Organization", name: article.author },
    publisher: { "@id": organisationId(siteUrl) },
    inLanguage: language.locale,
    mainEntityOfPage: url,
    ...(article.image ? { image: new URL(article.image, siteUrl).href } : {}),
  };
}

/** Returns the structured data of a treatment, with the texts of its page (REQ-TREAT-15). */
export function procedureNode(
  { siteUrl, language }: SiteData,
  procedure: {
    name: string;
    description: string;
    path: string;
    bodyLocation: string;
    preparation: string;
    howPerformed: string;
    followup: string;
  },
): PageNode {
  const { path, ...texts } = procedure;
  const url = pageAddress(siteUrl, path, language.locale);
  return {
    "@type": "MedicalProcedure",
    "@id": `${url}#procedure`,
    ...texts,
    // schema.org's list of types omits this one, although its examples use it.
    procedureType: { "@id": "https://schema.org/SurgicalProcedure" },
    mainEntityOfPage: { "@id": `${url}#page` },
  };
}

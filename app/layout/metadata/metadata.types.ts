import type { MedicalClinic, MedicalOrganization, Thing } from "schema-dts";
import type { ShellWords } from "~/content/content.types.ts";
import type { MetadataWords } from "~/content/page.types.ts";
import type { LinkLanguage } from "~/i18n/localized-path.ts";

/** Data of the root loader for the metadata of every page. */
export interface SiteData {
  language: LinkLanguage;
  siteUrl: string;
  shell: ShellWords;
  keywords: readonly string[];
}

/** Metadata of one page. */
export interface PageMetadata {
  words: MetadataWords;
  /** Path of the canonical address, without language; a list's further pages have their number (`?page=2`). */
  path: string;
  image?: string | null | undefined;
  type?: "website" | "article";
  noindex?: boolean;
  /** Name of the article feed, on pages that link to it. */
  feed?: string;
  /** True for a page about a medical procedure (REQ-TREAT-15). */
  medical?: boolean;
  /** Reviewer and date of the review as shown on the page; unknown parts are omitted. */
  review?: { reviewedBy?: { name: string; role: string }; lastChecked?: string };
  /** Structured data of this page besides that of every page. */
  nodes?: readonly PageNode[];
}

/** A schema.org node that a page adds to its graph; not a bare name. */
export type PageNode = Exclude<Thing | MedicalClinic | MedicalOrganization, string>;

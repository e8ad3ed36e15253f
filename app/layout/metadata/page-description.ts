import type { MedicalClinic, MedicalOrganization, Thing } from "schema-dts";
import type { ShellWords } from "~/content/content.types.ts";
import type { MetadataWords } from "~/content/page.types.ts";
import type { LinkLanguage } from "~/i18n/localized-path.ts";

/** What the root loader hands to every page's metadata. */
export interface SiteData {
  language: LinkLanguage;
  siteUrl: string;
  shell: ShellWords;
  keywords: readonly string[];
}

/** What one page says of itself. */
export interface PageMetadata {
  words: MetadataWords;
  /** Path of the canonical address, without language; a list's further pages carry their number (`?page=2`). */
  path: string;
  image?: string | null | undefined;
  type?: "website" | "article";
  noindex?: boolean;
  /** Name of the feed of articles, on pages where readers may want to follow it. */
  feed?: string;
  /** True for a page about a medical procedure (REQ-TREAT-15). */
  medical?: boolean;
  /** Who has reviewed the text and when, as the page says it; what is not known is left out. */
  review?: { reviewedBy?: { name: string; role: string }; lastChecked?: string };
  /** What the page adds to the structured data of every page. */
  things?: readonly PageNode[];
}

/** A thing a page adds to its graph; never the bare name of one. */
export type PageNode = Exclude<Thing | MedicalClinic | MedicalOrganization, string>;

import type { BrowserPlace, BrowserRecordId, ServerRecordId } from "./data/browser-records.ts";
import type { PrivacySectionId, TermsSectionId } from "./data/legal.ts";
import type { BreadcrumbWords, MetadataWords } from "./page.types.ts";

/** A part of a section with its own heading. */
interface LegalSubsectionWords {
  title: string;
  /** One entry per paragraph. */
  content: readonly string[];
  list?: readonly string[];
}

/** One section of a legal document; its key is its id. */
export interface LegalSectionWords {
  title: string;
  /** One entry per paragraph. */
  content: readonly string[];
  list?: readonly string[];
  /** Text after the list that needs the list first. */
  after?: readonly string[];
  subsections?: readonly LegalSubsectionWords[];
}

/** Purpose and retention period of one stored record. */
export interface RecordWords {
  /** Name of the record in patients' words. */
  title: string;
  purpose: string;
  retention: string;
}

/** Kinds of contact in a legal document. */
type ContactItem = "phone" | "chat" | "email" | "visit";

/** A sentence that ends in a link to another page of the site. */
interface LegalLinkWords {
  text: string;
  link: string;
}

/** Words that both legal documents share. */
export interface LegalFrameWords {
  /** Label before the date. */
  updated: string;
  /** Accessible name of the three key facts at the top. */
  keyFactsLabel: string;
  /** Accessible name of the contents list. */
  contents: string;
  /** Label before the retention period. */
  retention: string;
  contact: Record<ContactItem, string>;
  /** Shown instead of an address: a link to all branches. */
  branches: string;
}

export interface LegalDocumentWords<Id extends string> {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  title: string;
  lead: string;
  /** Three key facts. */
  keyFacts: readonly { title: string; text: string }[];
  sections: Record<Id, LegalSectionWords>;
  /** Link to the other document. */
  other: LegalLinkWords;
}

export interface PrivacyWords extends LegalDocumentWords<PrivacySectionId> {
  browserRecords: {
    title: string;
    places: Record<BrowserPlace, string>;
    items: Record<BrowserRecordId, RecordWords>;
  };
  serverRecords: { title: string; items: Record<ServerRecordId, RecordWords> };
  /** Link to the results of tests, after the section on security. */
  proof: string;
}

export interface TermsWords extends LegalDocumentWords<TermsSectionId> {
  acceptance: AcceptanceWords;
}

/** Words of the acceptance of the terms. */
export interface AcceptanceWords {
  /** Label beside the checkbox. */
  acknowledge: string;
  banner: { label: string; text: string; accept: string };
  /** Shown below the checkbox, and announced when its state changes. */
  accepted: string;
  withdrawn: string;
  /** States where the choice is stored, or that the browser refuses to store it. */
  stored: string;
  notStored: string;
}

/** Words of the legal pages, as a part of `Content`. */
export interface LegalContent {
  legalFrame: LegalFrameWords;
  privacy: PrivacyWords;
  terms: TermsWords;
}

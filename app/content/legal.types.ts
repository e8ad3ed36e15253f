import type { BrowserPlace, BrowserRecordId, ServerRecordId } from "./data/browser-records.ts";
import type { PrivacySectionId, TermsSectionId } from "./data/legal.ts";
import type { BreadcrumbWords, MetadataWords } from "./page.types.ts";

/** A part of a section under a heading of its own. */
interface LegalSubsectionWords {
  title: string;
  /** One entry per paragraph. */
  content: readonly string[];
  list?: readonly string[];
}

/** One section of a legal document; its id is the key it stands under. */
export interface LegalSectionWords {
  title: string;
  /** One entry per paragraph. */
  content: readonly string[];
  list?: readonly string[];
  /** After the list: what is to be said once the reader knows it. */
  after?: readonly string[];
  subsections?: readonly LegalSubsectionWords[];
}

/** What one thing that is kept is for, and how long it is kept. */
export interface RecordWords {
  /** What it is, in the reader's words. */
  title: string;
  purpose: string;
  kept: string;
}

/** Ways to reach the clinic from a legal document (contact items). */
type ContactItem = "phone" | "chat" | "email" | "visit";

/** A sentence that ends in a link to another page of the site. */
export interface LegalLinkWords {
  text: string;
  link: string;
}

/** What both legal documents say in the same words. */
export interface LegalFrameWords {
  /** Before the date. */
  updated: string;
  /** Names the three key facts at the top. */
  glance: string;
  /** Names the list of the sections. */
  contents: string;
  /** Before the time that something is kept. */
  kept: string;
  contact: Record<ContactItem, string>;
  /** In place of an address: the way to all of them. */
  branches: string;
}

interface LegalDocumentWords<Id extends string> {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  title: string;
  lead: string;
  /** Three true key facts. */
  glance: readonly { title: string; text: string }[];
  sections: Record<Id, LegalSectionWords>;
  /** To the other document. */
  other: LegalLinkWords;
}

export interface PrivacyWords extends LegalDocumentWords<PrivacySectionId> {
  browserRecords: {
    title: string;
    places: Record<BrowserPlace, string>;
    items: Record<BrowserRecordId, RecordWords>;
  };
  serverRecords: { title: string; items: Record<ServerRecordId, RecordWords> };
}

export interface TermsWords extends LegalDocumentWords<TermsSectionId> {
  acceptance: AcceptanceWords;
}

/** Accepting the terms. */
export interface AcceptanceWords {
  /** Beside the box. */
  acknowledge: string;
  banner: { label: string; text: string; accept: string };
  /** Under the box, and read aloud when the answer changes. */
  accepted: string;
  withdrawn: string;
  /** Where the choice is kept, or that the browser refuses to keep it. */
  kept: string;
  notKept: string;
}

/** What the legal pages say, as a part of everything the site says. */
export interface LegalContent {
  legalFrame: LegalFrameWords;
  privacy: PrivacyWords;
  terms: TermsWords;
}

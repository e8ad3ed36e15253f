import type { Locale } from "../../i18n/locale.ts";
import { type DoctorId, doctors } from "./doctors.ts";
import type { ServiceId } from "./services.ts";

/**
 * Who has checked a text and when. Only real values stand here: a field without one is left out, the page then says
 * nothing of it, and `npm run launch-check` lists it.
 */
export interface Review {
  /** The clinician who has read it; a doctor of the site, so that a reader can look the person up. */
  reviewedBy?: DoctorId;
  /** Calendar dates, `2026-11-22`. */
  lastChecked?: string;
  nextCheck?: string;
}

/** The same of a treatment's page, which also says who has written it; an article has its author already. */
export interface Byline extends Review {
  /** Name and role, as the page shows them. */
  writtenBy?: Record<Locale, string>;
}

export const treatmentBylines: Record<ServiceId, Byline> = {
  "lasik-surgery": {},
  "strabismus-surgery": {},
  "cataract-surgery": {},
  "retinal-surgery": {},
  "corneal-ring-surgery": {},
  "contact-lens": {},
};

/** By the address of the article. One that is not here has no by-line beyond its author. */
export const articleBylines: Record<string, Review> = {
  "lasik-vs-prk": {},
  "lasik-recovery-guide": {},
  "is-lasik-permanent": {},
  "eleven-lenses-how-to-choose": {},
  "understanding-keratoconus": {},
  "diabetes-and-your-retina": {},
  "dry-eye-in-a-dry-country": {},
  "when-a-childs-eye-turns": {},
  "contact-lens-care": {},
  "how-light-becomes-sight": {},
  "colour-vision-explained": {},
  "your-first-eye-examination": {},
};

/** What is known of an article's review; a name that every object has, such as `constructor`, is an address like others. */
export function articleByline(slug: string): Review {
  return Object.hasOwn(articleBylines, slug) ? (articleBylines[slug] ?? {}) : {};
}

const reviewFields = ["reviewedBy", "lastChecked", "nextCheck"] as const;

/** The reviewer, when there is one and the person is no stand-in. */
export function findReviewer({ reviewedBy }: Review, people = doctors): DoctorId | undefined {
  return reviewedBy && !people[reviewedBy].person.sample ? reviewedBy : undefined;
}

/** What is missing in the by-lines of treatments and articles, as `page: field`. */
export function listMissingBylines(
  treatments: Record<string, Byline> = treatmentBylines,
  articles: Record<string, Review> = articleBylines,
): string[] {
  const missing = (page: string, byline: Byline, fields: readonly (keyof Byline)[]) =>
    fields.filter((field) => !byline[field]).map((field) => `${page}: ${field}`);
  return [
    ...Object.entries(treatments).flatMap(([page, byline]) =>
      missing(page, byline, ["writtenBy", ...reviewFields]),
    ),
    ...Object.entries(articles).flatMap(([page, review]) =>
      missing(`article ${page}`, review, reviewFields),
    ),
  ];
}

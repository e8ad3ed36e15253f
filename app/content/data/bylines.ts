import type { Locale } from "../../i18n/locale.ts";
import type { DoctorId, doctors } from "./doctors.ts";
import type { ServiceId } from "./services.ts";

/**
 * Reviewer of a text and the review's dates. Only real values are allowed: without a value the page omits the field,
 * and `npm run launch-check` lists it.
 */
export interface Review {
  /** The reviewing clinician; a doctor of the site, so that a visitor can find the person. */
  reviewedBy?: DoctorId;
  /** Calendar date, `2026-11-22`. */
  lastChecked?: string;
  nextCheck?: string;
}

/** By-line of a treatment's page, which also names its author; an article has its own author. */
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

/** Reviews by the slug of an article. An article that is missing here has only its author. */
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

/** Returns the review of an article. `Object.hasOwn` also covers slugs such as `constructor`. */
export function articleByline(slug: string): Review {
  return Object.hasOwn(articleBylines, slug) ? (articleBylines[slug] ?? {}) : {};
}

const reviewFields = ["reviewedBy", "lastChecked", "nextCheck"] as const;

/** Returns the reviewer; undefined when there is none or the person is a sample. */
export function findReviewer({ reviewedBy }: Review, people: typeof doctors): DoctorId | undefined {
  return reviewedBy && !people[reviewedBy].person.sample ? reviewedBy : undefined;
}

/** Lists missing fields in the by-lines of treatments and articles, as `page: field`. */
export function listMissingBylines(
  treatments: Record<string, Byline>,
  articles: Record<string, Review>,
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

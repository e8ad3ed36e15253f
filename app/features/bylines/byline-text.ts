import type { Content } from "~/content/content.types.ts";
import { type Byline, findReviewer } from "~/content/data/bylines.ts";
import { doctors as doctorFacts } from "~/content/data/doctors.ts";
import type { Locale } from "~/i18n/locale.ts";

/** A by-line in one language; fields without a confirmed value are omitted. */
export interface BylineText {
  writtenBy?: string;
  reviewedBy?: { name: string; role: string };
  /** Calendar dates. */
  lastChecked?: string;
  nextCheck?: string;
}

/** Returns the by-line in `locale`. A sample reviewer is omitted. */
export function getBylineText(
  byline: Byline,
  { doctors }: Pick<Content, "doctors">,
  locale: Locale,
  people = doctorFacts,
): BylineText {
  const { writtenBy, lastChecked, nextCheck } = byline;
  const reviewer = findReviewer(byline, people);
  return {
    ...(writtenBy && { writtenBy: writtenBy[locale] }),
    ...(reviewer && {
      reviewedBy: { name: doctors[reviewer].name, role: doctors[reviewer].role },
    }),
    ...(lastChecked && { lastChecked }),
    ...(nextCheck && { nextCheck }),
  };
}

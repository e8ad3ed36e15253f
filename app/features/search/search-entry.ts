import type { BranchId } from "~/content/data/branches.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import type { ConceptId } from "~/content/data/search-synonyms.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type { Locale } from "~/i18n/locale.ts";

/** The subject of a result, which determines its picture. */
export type ResultSubject =
  | { kind: "treatment"; id: ServiceId }
  | { kind: "doctor"; id: DoctorId }
  | { kind: "branch"; id: BranchId }
  | { kind: "question"; id: string }
  | { kind: "article"; id: string; image: string | null }
  | { kind: "page"; id: string };

/** One searchable entry. */
export interface SearchEntry {
  subject: ResultSubject;
  /** Its address without language. */
  path: string;
  /** The title and the text of the result. A query in either language matches both. */
  shown: Record<Locale, { title: string; text: string }>;
  /** Further texts that match, but are not shown. */
  keywords: readonly string[];
  /** The concepts whose words match, too. */
  concepts: readonly ConceptId[];
}

/** The unique key of an entry. */
export function keyOf({ subject: { kind, id } }: Pick<SearchEntry, "subject">): string {
  return `${kind} ${id}`;
}

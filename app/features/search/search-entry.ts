import type { BranchId } from "~/content/data/branches.ts";
import type { DoctorId } from "~/content/data/doctors.ts";
import type { ConceptId } from "~/content/data/patients-words.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type { Locale } from "~/i18n/locale.ts";

/** What a result is of; by it the page knows its picture. */
export type ResultSubject =
  | { kind: "treatment"; id: ServiceId }
  | { kind: "doctor"; id: DoctorId }
  | { kind: "branch"; id: BranchId }
  | { kind: "question"; id: string }
  | { kind: "article"; id: string; image: string | null }
  | { kind: "page"; id: string };

/** One thing that can be found. */
export interface SearchEntry {
  subject: ResultSubject;
  /** Its address without language. */
  path: string;
  /** What a result shows of it; it is found by both languages in either. */
  shown: Record<Locale, { title: string; text: string }>;
  /** It is found by these too, though a result does not show them. */
  besides: readonly string[];
  /** And by everything that patients call these. */
  concepts: readonly ConceptId[];
}

/** Unlike that of every other entry. */
export function keyOf({ subject: { kind, id } }: Pick<SearchEntry, "subject">): string {
  return `${kind} ${id}`;
}

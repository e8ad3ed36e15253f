import type { PluralForms } from "~/i18n/plural.ts";
import type { MetadataWords } from "./page.types.ts";

/** Kinds of results, in the order of their groups. */
export type ResultKind = "treatment" | "doctor" | "branch" | "question" | "article" | "page";

/** Words of the search field. */
export interface SearchFieldWords {
  /** Accessible name of the field, of its landmark, and of the button in the header that shows it. */
  label: string;
  /** Placeholder of the empty field. */
  placeholder: string;
  /** Label of the submit button beside the field. */
  go: string;
}

/** Words of /search. `{words}` is the query, in quotation marks where the sentence needs them. */
export interface SearchWords {
  metadata: MetadataWords;
  /** Title of the page with results. */
  titleFor: string;
  /** The h1. */
  title: string;
  /** Shown above the field while there is no query. */
  lead: string;
  /** Heading of the `often` list. */
  oftenLabel: string;
  /** Frequent queries: each links to its results. */
  often: readonly string[];
  /** Number of results, in words, below the field. */
  count: PluralForms;
  /** Name of the contents list beside the results. */
  kindsLabel: string;
  /** Name of each group, also shown beside a suggestion. */
  kinds: Record<ResultKind, { many: string; one: string }>;
  /** Shown below a group with more results: `{shown}` of `{all}`. */
  closest: string;
  /** Shown when there are no results: the heading, and the sentence before the phone number. */
  nothing: { title: string; text: string };
  /** Shown when the client has searched too often: as `nothing`. */
  limited: { title: string; text: string };
  /** Last suggestion: links to all results. */
  all: string;
  /** Announced when suggestions appear: their count. */
  suggestions: PluralForms;
}

import type { PluralForms } from "~/i18n/plural.ts";
import type { MetadataWords } from "./page.types.ts";

/** Kinds of what can be found, in the order of the results' groups. */
export type ResultKind = "treatment" | "doctor" | "branch" | "question" | "article" | "page";

/** Words of a field that looks through the site. */
export interface SearchFieldWords {
  /** Names the field, the landmark around it, and the button of the header that shows it. */
  label: string;
  /** In the empty field: what can be looked for. */
  placeholder: string;
  /** The button beside the field. */
  go: string;
}

/** What /search says. `{words}` is what the reader typed, already in quotation marks where the sentence has them. */
export interface SearchWords {
  metadata: MetadataWords;
  /** Title of the page with results. */
  titleFor: string;
  /** The h1. */
  title: string;
  /** Over the field, as long as nothing is looked for. */
  lead: string;
  /** Name of the list of `often`. */
  oftenLabel: string;
  /** What many people look for: each is a link to its results. */
  often: readonly string[];
  /** Under the field: how many results, in words. */
  count: PluralForms;
  /** Name of the contents list beside the results. */
  kindsLabel: string;
  /** Over each group, and beside a suggestion. */
  kinds: Record<ResultKind, { many: string; one: string }>;
  /** Under a group that is not shown whole: `{shown}` of `{all}`. */
  closest: string;
  /** Where nothing is found: the heading, and the sentence before the telephone number. */
  nothing: { title: string; text: string };
  /** Last suggestion: leads to all results. */
  all: string;
  /** Heard when suggestions have come: how many. */
  suggestions: PluralForms;
}

import type { DeviationTopic, MutatedPart, ProgramId } from "./data/verification.ts";
import type { BreadcrumbWords, MetadataWords } from "./page.types.ts";

interface TitledText {
  title: string;
  text: string;
}

/** Texts of the page with the results of `npm run verify`. All numbers come from the results. */
export interface ProofWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  title: readonly string[];
  lead: string;
  /** Label before the date of the newest result. */
  updated: string;
  programs: {
    title: string;
    lead: string;
    /** Labels before the number of examined addresses, and before the numbers of findings of a program. */
    addresses: string;
    open: string;
    explained: string;
    /** The work of each program, and its name unless it is a brand. */
    items: Record<ProgramId, { name?: string; text: string }>;
  };
  mutations: TitledText & {
    /** Labels before the number of changes, and before the share that the tests have noticed. */
    changes: string;
    noticed: string;
    parts: Record<MutatedPart, string>;
  };
  standard: {
    title: string;
    lead: string;
    version: string;
    /** Name of the drawing. */
    dial: string;
    proved: string;
    notApplicable: string;
    deviating: string;
  };
  deviations: {
    title: string;
    lead: string;
    /** Label before the number of requirements of a subject. */
    requirements: string;
    items: Record<DeviationTopic, TitledText>;
  };
  limits: { title: string; items: readonly string[] };
  lists: TitledText;
  related: { title: string; accessibility: string; privacy: string };
}

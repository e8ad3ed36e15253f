import type { BranchId } from "./data/branches.ts";
import type { aboutFigures } from "./data/figures.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/** /about. */
export interface AboutWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords & {
    /** Badge under the lead. */
    certificate: string;
    book: string;
    /** Button with the clinic's first phone. */
    call: string;
  };
  video: {
    /** On the poster, the one control of the video. */
    play: string;
    /** Name of the embedded frame for those who hear it. */
    frame: string;
    /** Under the poster, before the click. */
    note: string;
  };
  timeline: {
    title: string;
    /** One item per opening; the year and the colour are in `data/timeline.ts`. */
    items: Record<BranchId, { title: string; description: string }>;
  };
  /** The specification's other list of openings, as prose. */
  story: {
    title: string;
    paragraphs: readonly string[];
    /** Says whose words the list of openings is, and leads to the branches of today. */
    source: { text: string; link: string };
  };
  /** Text for the field of dots that draws the founding year. */
  since: string;
  figures: {
    title: string;
    /** Label under each figure of `data/figures.ts`. */
    labels: Record<(typeof aboutFigures)[number]["key"], string>;
    /** Line under the figures. */
    award: string;
  };
  technology: {
    title: string;
    lead: string;
    items: readonly { id: TechnologyId; name: string; text: string }[];
  };
  /** Six areas, each drawn in an arch. */
  gallery: {
    title: string;
    lead: string;
    items: readonly { id: FacilityId; name: string; text: string }[];
  };
  closing: ClosingWords;
}

type TechnologyId =
  | "clear-smile"
  | "z-lasik"
  | "streamlight"
  | "cross-linking"
  | "femto-ring"
  | "retina";

type FacilityId =
  | "reception"
  | "diagnostics"
  | "laser-suite"
  | "operating-room"
  | "optical-shop"
  | "recovery-room";

import type { BranchId } from "./data/branches.ts";
import type { aboutFigures } from "./data/figures.ts";
import type { BreadcrumbWords, ClosingWords, MetadataWords, PageHeadWords } from "./page.types.ts";

/** Words of /about. */
export interface AboutWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords & {
    /** Badge below the lead. */
    certificate: string;
    book: string;
    /** Button that calls the clinic's first phone number. */
    call: string;
  };
  video: {
    /** The only control of the video, on its poster. */
    play: string;
    /** Accessible name of the embedded frame. */
    frame: string;
    /** Shown below the poster before the click. */
    note: string;
  };
  timeline: {
    title: string;
    /** One item per opening; the year and the colour are in `data/timeline.ts`. */
    items: Record<BranchId, { title: string; description: string }>;
  };
  /** The specification's second list of openings, as prose. */
  story: {
    title: string;
    paragraphs: readonly string[];
    /** Names the source of the list of openings and links to the current branches. */
    source: { text: string; link: string };
  };
  /** Text of the dot figure that shows the founding year. */
  since: string;
  figures: {
    title: string;
    /** Label under each figure of `data/figures.ts`. */
    labels: Record<(typeof aboutFigures)[number]["key"], string>;
    /** Line below the figures. */
    award: string;
  };
  technology: {
    title: string;
    lead: string;
    items: readonly { id: TechnologyId; name: string; text: string }[];
  };
  /** Six rooms of the clinic, each illustrated in an arch. */
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

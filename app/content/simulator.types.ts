import type { LensMark } from "./data/comparison-facts.ts";
import type {
  HomeSimulator,
  LensSimulator,
  TreatmentSimulator,
  ViewedService,
  ViewScenario,
} from "./data/views.ts";

/** One choice over the view. */
export interface ViewStateWords {
  /** On its button. */
  name: string;
  /** On the picture where the eye is ill, in a few words. */
  seen: string;
  /** On the side of the good eye, where it is another thing for this choice. */
  clear?: string;
  /** What such an eye sees, in one or two sentences; heard when it is chosen. */
  sentence: string;
}

/** A view with its choices. */
interface ViewPartWords {
  title: string;
  lead: string;
  /** Names the group of choices for those who hear it. */
  choose: string;
  /** On the picture, on the side of the good eye. */
  clear: string;
}

/**
 * The corniche as eyes see it (REQ-HOME-14). Every sentence needs a clinician's approval (`data/approvals.ts`); none
 * of them is a sign that cannot wait: those are said in `triage.ts` alone.
 */
export interface ViewsWords {
  /** Under every view: that it is an illustration. */
  note: string;
  /** Name of the slider that moves the ring across the picture. */
  ring: string;
  /** What is read in the picture; the picture is silent. */
  scene: {
    leaflet: { title: string; rows: readonly { name: string; time: string }[] };
    message: readonly [string, string, string];
    sign: readonly { place: string; distance: string }[];
  };
  home: Omit<ViewPartWords, "title"> & { title: readonly string[] } & {
    states: Record<HomeSimulator, ViewStateWords>;
  };
  treatments: {
    [Service in ViewedService]: ViewPartWords & {
      states: Record<TreatmentSimulator<Service>, ViewStateWords>;
    };
  };
  lenses: Omit<ViewPartWords, "clear"> & {
    /** Before the ring; the toric lens is held against an ordinary one. */
    before: Record<"cataract" | "astigmatism", string>;
    states: Record<LensSimulator, Omit<ViewStateWords, "seen" | "clear">>;
    /** Over the second picture. */
    road: string;
    /** What a lens serves: names of the readings, and the words for how well. */
    sights: Record<ViewScenario, string>;
    marks: Record<LensMark, string>;
    lamps: Record<LensMark, string>;
  };
}

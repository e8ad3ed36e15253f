import type { LensMark } from "./data/comparison-facts.ts";
import type {
  HomeViewId,
  LensViewId,
  TreatmentViewId,
  ViewedService,
  ViewScenario,
} from "./data/simulator-views.ts";

/** One condition that the simulator can show. */
export interface ViewStateWords {
  /** Label of its button. */
  name: string;
  /** Short label on the side of the picture with the condition. */
  seen: string;
  /** Label on the other side, when it differs for this condition. */
  clear?: string;
  /** Describes the sight with this condition in one or two sentences; announced when it is chosen. */
  sentence: string;
}

/** A view with its conditions. */
interface ViewPartWords {
  title: string;
  lead: string;
  /** Accessible name of the group of conditions. */
  choose: string;
  /** Label on the side of the picture with healthy sight. */
  clear: string;
}

/**
 * Words of the vision simulator (REQ-HOME-14). Every sentence needs a clinician's approval (`data/approvals.ts`).
 * None names an urgent sign: only `triage.ts` does.
 */
export interface ViewsWords {
  /** Shown below every view: states that it is an illustration. */
  note: string;
  /** Accessible name of the slider that moves the ring across the picture. */
  ring: string;
  /** Text in the picture, which is decorative. */
  scene: {
    leaflet: { title: string; rows: readonly { name: string; time: string }[] };
    message: readonly [string, string, string];
    sign: readonly { place: string; distance: string }[];
  };
  home: Omit<ViewPartWords, "title"> & { title: readonly string[] } & {
    states: Record<HomeViewId, ViewStateWords>;
  };
  treatments: {
    [Service in ViewedService]: ViewPartWords & {
      states: Record<TreatmentViewId<Service>, ViewStateWords>;
    };
  };
  lenses: Omit<ViewPartWords, "clear"> & {
    /** Shown before the ring; the toric lens is compared with an ordinary one. */
    before: Record<"cataract" | "astigmatism", string>;
    states: Record<LensViewId, Omit<ViewStateWords, "seen" | "clear">>;
    /** Heading of the second picture. */
    road: string;
    /** Uses of a lens: names of the levels, and words for how well it serves them. */
    scenarios: Record<ViewScenario, string>;
    marks: Record<LensMark, string>;
    lamps: Record<LensMark, string>;
  };
}

import type { PluralForms } from "~/i18n/plural.ts";
import type {
  BreadcrumbWords,
  ClosingWords,
  MetadataWords,
  PageHeadWords,
  PhotoWords,
} from "./page.types.ts";

export interface DoctorWords extends Partial<PhotoWords> {
  name: string;
  /** Shown below the arch while there is no photograph. */
  initials: string;
  role: string;
  specialties: readonly string[];
}

/** Words of /doctors. Cards take "View profile", years and "+N" from `HomeWords["doctors"]`. */
export interface DoctorsPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords;
  filter: {
    /** Accessible name of the tab list. */
    label: string;
    /** Label of the first tab; the others use `BranchWords.shortName`. */
    all: string;
    /** Accessible label of the number on a tab, and announced after a change of the filter. */
    doctors: PluralForms;
    staff: PluralForms;
    /** Announced after a change of the filter; `{doctors}` and `{staff}` are the two counts. */
    shown: string;
  };
  /** Visually hidden heading of the doctors' cards. */
  doctorsTitle: string;
  /** Heading of the optometrists' cards. */
  team: { title: string; lead: string };
  /** Shown when the filter leaves a group empty. */
  empty: Record<"doctors" | "staff", { title: string; text: string }>;
  /** Panel above the cards while a branch is selected. */
  panel: {
    /** Accessible name of the panel; `{branch}` is `BranchWords.name`. */
    label: string;
    /** Label beside the address. */
    address: string;
    /** Accessible label before the phone number; `{branch}` is `BranchWords.shortName`. */
    call: string;
    chat: string;
    directions: string;
    book: string;
    /** Link to the branch on /branches. */
    hours: string;
  };
  profile: {
    /** Labels in the dialog, in this order. */
    specialties: string;
    experience: string;
    education: string;
    languages: string;
    branches: string;
    book: string;
    /** Label before the branch's phone number; `{branch}` is `BranchWords.shortName`. */
    call: string;
    /** Accessible name of the round close button with the cross. */
    close: string;
    /**
     * Button at the end of the dialog on phones. It closes the dialog too, and its label differs from that of the
     * cross.
     */
    back: string;
  };
  /**
   * Shown below the people while some portraits are illustrations: no two irises are alike, with a link to the iris
   * generator.
   */
  irises: { text: string; link: string };
  closing: ClosingWords;
}

/** A doctor's words in one language; id, image, branches and years are in `data/doctors.ts`. */
export interface DoctorProfileWords extends DoctorWords {
  /** Text of the dialog; it names the years of `data/doctors.ts`. */
  experience: string;
  education: readonly string[];
  languages: readonly string[];
}

/** Words of a card of the care team on /doctors; id, image and branches are in `data/care-team.ts`. */
export interface CareTeamWords extends Partial<PhotoWords> {
  name: string;
  /** Shown below the arch while there is no photograph. */
  initials: string;
  role: string;
}

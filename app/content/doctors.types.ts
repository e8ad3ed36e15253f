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
  /** Under the arch while there is no photograph. */
  initials: string;
  role: string;
  specialties: readonly string[];
}

/** /doctors. Cards take "View profile", years and "+N" from `HomeWords["doctors"]`. */
export interface DoctorsPageWords {
  metadata: MetadataWords;
  breadcrumb: BreadcrumbWords;
  hero: PageHeadWords;
  filter: {
    /** Name of the tab strip for those who hear it. */
    label: string;
    /** First tab; the others are `BranchWords.shortName`. */
    all: string;
    /** Read aloud for the number on a tab, and said after a change of the filter. */
    doctors: PluralForms;
    staff: PluralForms;
    /** Said after a change of the filter; `{doctors}` and `{staff}` are the two counts. */
    shown: string;
  };
  /** Heading over the doctors' cards, for those who hear it. */
  doctorsTitle: string;
  /** Over the optometrists' cards. */
  team: { title: string; lead: string };
  /** Shown in a group that the filter leaves empty. */
  empty: Record<"doctors" | "staff", { title: string; text: string }>;
  /** Above the cards while a branch is selected. */
  panel: {
    /** Name of the panel for those who hear it; `{branch}` is `BranchWords.name`. */
    label: string;
    /** Beside the address. */
    address: string;
    /** Read aloud before the phone number; `{branch}` is `BranchWords.shortName`. */
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
    /** Before the branch's phone number; `{branch}` is `BranchWords.shortName`. */
    call: string;
    /** Round button with the cross. */
    close: string;
    /** On phones the button at the end of the sheet; it closes too, and is not named like the cross for those who hear both. */
    back: string;
  };
  /** Below the people, while some of them are drawn: that no two irises are alike, and the way to a reader's own. */
  irises: { text: string; link: string };
  closing: ClosingWords;
}

/** A doctor's entity in one language; id, image, branches and years are in `data/doctors.ts`. */
export interface DoctorProfileWords extends DoctorWords {
  /** The dialog's text; it names the years of `data/doctors.ts`. */
  experience: string;
  education: readonly string[];
  languages: readonly string[];
}

/** A card of the care team on /doctors; id, image and branches are in `data/staff.ts`. */
export interface StaffWords extends Partial<PhotoWords> {
  name: string;
  /** Under the arch while there is no photograph. */
  initials: string;
  role: string;
}

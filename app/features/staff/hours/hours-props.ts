import type { BranchId } from "~/content/data/branches.ts";
import type { ExceptionalReason } from "~/content/data/exceptional-hours.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffHoursWords } from "~/content/staff-hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { Locale } from "~/i18n/locale.ts";

/** The words of patients' pages in one language, for a preview. */
export interface HoursPreviewWords {
  locale: Locale;
  hours: HoursWords;
  /** Label of the hours on a branch's card. */
  label: string;
  branchNames: Readonly<Record<BranchId, string>>;
}

/** The words of the screen of other opening hours. */
export interface HoursScreenProps {
  title: string;
  loading: string;
  words: StaffHoursWords;
  /** Words that the form of a notice has too. */
  shared: StaffNoticeWords;
  /** The names of the reasons that are shown to patients. */
  reasonNames: Readonly<Record<Locale, Record<ExceptionalReason, string>>>;
  /** The words of patients' pages, the person's own language first. */
  previews: readonly [HoursPreviewWords, HoursPreviewWords];
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
}

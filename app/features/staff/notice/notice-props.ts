import type { BranchId } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { PreviewWords } from "./notice-preview.tsx";

/** The words of the screen of a notice. */
export interface NoticeScreenProps {
  title: string;
  loading: string;
  words: StaffNoticeWords;
  /** The words of patients' pages, the person's own language first. */
  previews: readonly PreviewWords[];
  /** Words of the opening hours, in the person's own language. */
  hours: HoursWords;
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
}

import type { BranchId } from "~/content/data/branches.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import type { PreviewWords } from "./notice-preview.tsx";

/** The words of the screen of a notice. */
export interface NoticeScreenProps {
  title: string;
  loading: string;
  words: StaffNoticeWords;
  /** The words of patients' pages, the person's own language first. */
  previews: readonly PreviewWords[];
  branchWords: Readonly<Record<BranchId, { shortName: string }>>;
}

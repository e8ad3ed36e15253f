import type { BranchWords } from "~/content/branches.types.ts";
import type { BranchId } from "~/content/data/branches.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { VisitMessageWords, VisitWords } from "~/content/visit.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import type { TreatmentBranches } from "./treatment-branches.ts";
import type { useVisit } from "./use-visit.ts";
import type { MessageContent } from "./visit-message.ts";
import type { VisitState } from "./visit-state.ts";

export interface VisitViewProps {
  words: VisitWords;
  /**
   * The sentences of the message in both languages, and what they name: the patient chooses the language of the reply.
   */
  messageWords: Readonly<Record<Locale, VisitMessageWords>>;
  messageNames: Readonly<Record<Locale, Omit<MessageContent, "words">>>;
  branchWords: Readonly<Record<BranchId, Pick<BranchWords, "shortName" | "address">>>;
  hours: Pick<HoursWords, "weekdays" | "dayParts" | "closed">;
  treatmentBranches: TreatmentBranches;
  notices?: PageNotices | undefined;
  newTab: string;
  serverInstant: number;
}

/** Props of the parts of the page: those of the island, and the choices. */
export interface VisitPartProps extends VisitViewProps {
  state: VisitState;
  choose: ReturnType<typeof useVisit>["choose"];
  now: number;
}

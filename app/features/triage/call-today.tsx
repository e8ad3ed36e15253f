import { Island, type WordsOf } from "~/client/islands/island.tsx";
import type { Content } from "~/content/content.types.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import type { HoursTableName } from "~/opening-hours/weekly-hours.ts";
import { BranchesNow } from "./branches-now.island.tsx";

/** The words of the block, and those of its island, in one language. */
export interface TriageContent {
  triage: Content["triage"];
  islandWords: WordsOf<"branches-now">;
}

export interface TriageNowProps {
  content: TriageContent;
  /** The weekly table of the page (REQ-HOURS-2). */
  table: HoursTableName;
  renderTime: RenderTime;
  notices?: PageNotices | undefined;
  /** Whether every branch is listed, and in `TriageNow` all signs. */
  isFull?: boolean;
  /** Label of links into a new tab, which only the full form has. */
  newTab?: string;
}

/** The advice for today, with the branches that can be called now. */
export function CallToday({
  content: { islandWords },
  table,
  renderTime: { now, validity },
  notices,
  isFull,
  newTab,
}: TriageNowProps) {
  return (
    <Island
      name="branches-now"
      of={BranchesNow}
      words={islandWords}
      props={{ table, notices, serverInstant: now, isFull, newTab }}
      validity={validity}
    />
  );
}

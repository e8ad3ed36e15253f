import { Island } from "~/client/islands/island.tsx";
import { branchWordsWith } from "~/content/branches.types.ts";
import type { Content } from "~/content/content.types.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import type { HoursTable } from "~/opening-hours/hours-table.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { BranchesNow, type BranchesNowProps } from "./branches-now.island.tsx";
import { Triage } from "./triage.tsx";

/** The words of the block in one language, and no more: the page contains the words of an island twice. */
export interface TriageContent {
  triage: Content["triage"];
  hours: BranchesNowProps["hours"];
  branches: BranchesNowProps["branchWords"];
}

/** Picks the words of the block. */
export function triageContent({ triage, hours, branches }: Content): TriageContent {
  const { weekdays, dayParts, brief } = hours;
  return {
    triage,
    hours: { weekdays, dayParts, brief },
    branches: branchWordsWith(branches, ["name"]),
  };
}

export interface TriageNowProps {
  content: TriageContent;
  /** The weekly table of the page (REQ-HOURS-2). */
  table: HoursTable;
  renderTime: RenderTime;
  notices?: PageNotices | undefined;
  /** Label of links into a new tab; it selects the full form, which lists every branch. */
  newTab?: string;
}

/** The advice for today, with the branches that can be called now. */
export function CallToday({
  content: { triage, hours, branches },
  table,
  renderTime: { now, validity },
  notices,
  newTab,
}: TriageNowProps) {
  const { action, openNow, allClosed, cannotWait, otherwise, chat } = triage.today;
  return (
    <Island
      name="branches-now"
      of={BranchesNow}
      props={{
        words: { action, openNow, allClosed, cannotWait, otherwise },
        hours,
        branchWords: branches,
        table,
        notices,
        serverInstant: now,
        full: newTab === undefined ? undefined : { chat, newTab },
      }}
      validity={validity}
    />
  );
}

/** The full form with `newTab`, the label of links into a new tab; otherwise the short form. */
export function TriageNow(props: TriageNowProps) {
  return (
    <Triage
      words={props.content.triage}
      brief={props.newTab === undefined}
      today={<CallToday {...props} />}
    />
  );
}

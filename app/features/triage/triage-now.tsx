import { Island } from "~/client/islands/island.tsx";
import { branchWordsWith } from "~/content/branches.types.ts";
import type { Content } from "~/content/content.types.ts";
import type { HoursTable } from "~/opening-hours/hours-table.ts";
import { BranchesNow, type BranchesNowProps } from "./branches-now.tsx";
import { Triage } from "./triage.tsx";

/** What the whole block says in one language, and no more: its island's words stand in the page twice. */
export interface TriageContent {
  triage: Content["triage"];
  hours: BranchesNowProps["hours"];
  branches: BranchesNowProps["branchWords"];
}

/** When the server drew the page, and between which instants that is right. */
export interface TriageMoment {
  now: number;
  during: readonly [from: number, until: number];
}

/** Takes from all words those of the block. */
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
  /** Whose hours: those of the page it stands on (REQ-HOURS-2). */
  table: HoursTable;
  moment: TriageMoment;
  /** Label of links into a new tab; with it every branch is listed. */
  newTab?: string;
}

/** What to do today, with the branches that can be called at this moment. */
export function CallToday({
  content: { triage, hours, branches },
  table,
  moment: { now, during },
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
        serverInstant: now,
        full: newTab === undefined ? undefined : { chat, newTab },
      }}
      during={during}
    />
  );
}

/** The full form: with `newTab`, the label of links into a new tab. Without it the short one. */
export function TriageNow(props: TriageNowProps) {
  return (
    <Triage
      words={props.content.triage}
      brief={props.newTab === undefined}
      today={<CallToday {...props} />}
    />
  );
}

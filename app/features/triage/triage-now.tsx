import { branchWordsWith } from "~/content/branches-shape.ts";
import type { Content } from "~/content/shape.ts";
import type { HoursTable } from "~/hours/hours-table.ts";
import { Island } from "~/islands/island.tsx";
import { BranchesNow, type BranchesNowProps } from "./branches-now.tsx";
import { Triage } from "./triage.tsx";

/** What the whole block says in one language, and no more: its island's words stand in the page twice. */
export interface TriageContent {
  triage: Content["triage"];
  hours: BranchesNowProps["hours"];
  branches: BranchesNowProps["branchWords"];
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
  table: HoursTable;
  newTab: string;
  /** When the server drew the page, and between which instants that is right. */
  moment: { now: number; during: readonly [from: number, until: number] };
}

/** The whole block, with the branches that can be called at this moment by one of the two tables of hours (D9, D47). */
export function TriageNow(props: TriageNowProps) {
  return (
    <Triage words={props.content.triage}>
      <CallToday {...props} />
    </Triage>
  );
}

/** The branches that can be called at this moment, else what to do until one opens. */
export function CallToday({
  content: { triage, hours, branches },
  table,
  newTab,
  moment: { now, during },
}: TriageNowProps) {
  const { openNow, allClosed, chat, cannotWait } = triage.today;
  return (
    <Island
      name="branches-now"
      of={BranchesNow}
      props={{
        words: { openNow, allClosed, chat, cannotWait },
        hours,
        branchWords: branches,
        newTab,
        table,
        serverInstant: now,
      }}
      during={during}
    />
  );
}

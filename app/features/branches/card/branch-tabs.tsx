import { Tabs } from "~/components/controls/tabs.tsx";
import type { BranchSelectorWords } from "~/content/branches.types.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import styles from "./branch-tabs.module.css";
import type { BranchState } from "./use-branch-choice.ts";

/** Prefix of the ids that connect the tabs with the card. */
export const branchTabsId = "branch";

/** The branches as sticky tabs: a star for the main branch, and a dot with a word for open or closed. */
export function BranchTabs({
  branches,
  chosen,
  words,
}: {
  branches: readonly BranchState[];
  chosen: string;
  words: BranchSelectorWords;
}) {
  const tabs = branches.map(({ id, words: { name }, open, to }) => ({
    id,
    label: name,
    to,
    star: branchFacts[id].isMainBranch ? words.main : undefined,
    status: { open, label: open ? words.open : words.closed },
  }));
  return (
    <Tabs
      id={branchTabsId}
      label={words.tabsLabel}
      tabs={tabs}
      selected={chosen}
      className={styles.tabs}
    />
  );
}

import { contactBranchIds } from "~/content/data/branch-facts.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ExamplesOf, Sample } from "../example.ts";
import { Text } from "../text/text.tsx";
import { TabPanel, Tabs, type TabsProps } from "./tabs.tsx";

function branchesOf({ site: { branches } }: Sample) {
  return contactBranchIds.map((id) => ({ id, label: branches[id].name }));
}

export const examples: ExamplesOf<typeof import("./tabs.tsx")> = {
  Tabs: {
    current: (sample) => {
      const { selector } = sample.site.branchesPage;
      const tabs = branchesOf(sample).map((tab, index) => ({
        ...tab,
        star: tab.id === "main" ? selector.main : undefined,
        status:
          index < 2
            ? { open: true, label: selector.open }
            : { open: false, label: selector.closed },
      }));
      return withPanel(sample, tabs);
    },
    counted: (sample) => {
      const { all } = sample.site.doctorsPage.filter;
      const tabs = [
        { id: "all", label: all, count: sample.own.doctors, to: pathOf("doctors") },
        ...branchesOf(sample).slice(1),
      ];
      return withPanel(sample, tabs);
    },
  },
  TabPanel: {
    plain: (sample) => withPanel(sample, branchesOf(sample).slice(0, 2)),
  },
};

/** A tab list with the panel of its first tab. */
function withPanel({ id, name, own }: Sample, tabs: TabsProps["tabs"]) {
  const [first] = tabs;
  if (!first) return null;
  return (
    <>
      <Tabs id={id} label={name} tabs={tabs} selected={first.id} />
      <TabPanel of={id} selected={first.id}>
        <p>
          <Text>{own.ground}</Text>
        </p>
      </TabPanel>
    </>
  );
}

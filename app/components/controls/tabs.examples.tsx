import { contactBranchIds } from "~/content/data/branch-facts.ts";
import { pathOf } from "~/content/data/pages.ts";
import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { TabPanel, Tabs, type TabsProps } from "./tabs.tsx";

function branchesOf({ site: { branches } }: ExampleProps) {
  return contactBranchIds.map((id) => ({ id, label: branches[id].name }));
}

export const examples: ExamplesOf<typeof import("./tabs.tsx")> = {
  Tabs: {
    current: (props) => {
      const { selector } = props.site.branchesPage;
      const tabs = branchesOf(props).map((tab, index) => ({
        ...tab,
        star: tab.id === "main" ? selector.main : undefined,
        status:
          index < 2
            ? { open: true, label: selector.open }
            : { open: false, label: selector.closed },
      }));
      return withPanel(props, tabs);
    },
    counted: (props) => {
      const { all } = props.site.doctorsPage.filter;
      const tabs = [
        { id: "all", label: all, count: props.testTexts.doctors, to: pathOf("doctors") },
        ...branchesOf(props).slice(1),
      ];
      return withPanel(props, tabs);
    },
  },
  TabPanel: {
    plain: (props) => withPanel(props, branchesOf(props).slice(0, 2)),
  },
};

/** A tab list with the panel of its first tab. */
function withPanel({ id, name, testTexts }: ExampleProps, tabs: TabsProps["tabs"]) {
  const [first] = tabs;
  if (!first) return null;
  return (
    <>
      <Tabs id={id} label={name} tabs={tabs} selected={first.id} />
      <TabPanel of={id} selected={first.id}>
        <p>
          <Text>{testTexts.ground}</Text>
        </p>
      </TabPanel>
    </>
  );
}

import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Icon } from "../indicators/icon.tsx";
import { RuledRow } from "./ruled-row.tsx";

const icons = ["phone", "award", "map-pin", "clock"] as const;

function entriesOf({ site: { insurance } }: ExampleProps) {
  return icons.flatMap((icon, index) => {
    const step = insurance.how.steps[index];
    return step ? [{ ...step, mark: <Icon icon={icon} /> }] : [];
  });
}

export const examples: ExamplesOf<typeof import("./ruled-row.tsx")> = {
  RuledRow: {
    plain: (props) => <RuledRow list="ul" entries={entriesOf(props)} />,
    counted: ({ site: { insurance } }) => <RuledRow list="ol" entries={insurance.how.steps} />,
  },
};

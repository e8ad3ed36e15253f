import type { ExamplesOf, Sample } from "../example.ts";
import { Icon } from "../indicators/icon.tsx";
import { RuledRow } from "./ruled-row.tsx";

const icons = ["phone", "award", "map-pin", "clock"] as const;

function entriesOf({ site: { insurance } }: Sample) {
  return icons.flatMap((icon, index) => {
    const step = insurance.how.steps[index];
    return step ? [{ ...step, mark: <Icon icon={icon} /> }] : [];
  });
}

export const examples: ExamplesOf<typeof import("./ruled-row.tsx")> = {
  RuledRow: {
    plain: (sample) => <RuledRow list="ul" entries={entriesOf(sample)} />,
    counted: ({ site: { insurance } }) => <RuledRow list="ol" entries={insurance.how.steps} />,
  },
};

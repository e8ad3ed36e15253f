import type { ExamplesOf, Sample } from "../example.ts";
import { Text } from "../text/text.tsx";
import { RingLine } from "./ring-line.tsx";

function pointsOf({ site: { insurance } }: Sample) {
  return insurance.how.steps.map(({ title }, index, { length }) => ({
    key: title,
    filled: index === length - 1,
    children: (
      <p>
        <Text>{title}</Text>
      </p>
    ),
  }));
}

export const examples: ExamplesOf<typeof import("./ring-line.tsx")> = {
  RingLine: {
    down: (sample) => <RingLine points={pointsOf(sample)} />,
    across: (sample) => <RingLine across points={pointsOf(sample)} />,
  },
};

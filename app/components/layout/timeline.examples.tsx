import type { ExamplesOf, Sample } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Timeline } from "./timeline.tsx";

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

export const examples: ExamplesOf<typeof import("./timeline.tsx")> = {
  Timeline: {
    down: (sample) => <Timeline points={pointsOf(sample)} />,
  },
};

import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Timeline } from "./timeline.tsx";

function pointsOf({ site: { insurance } }: ExampleProps) {
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
    down: (props) => <Timeline points={pointsOf(props)} />,
  },
};

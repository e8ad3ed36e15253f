import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { ReadingSections } from "./reading-sections.tsx";

/** The first three questions with their answers as sections. */
function partsOf({ site, id }: ExampleProps) {
  return site.insurance.how.steps.slice(0, 3).map(({ title, text }, index) => ({
    id: `${id}-${index}`,
    title,
    content: (
      <p>
        <Text>{text}</Text>
      </p>
    ),
  }));
}

export const examples: ExamplesOf<typeof import("./reading-sections.tsx")> = {
  ReadingSections: {
    folding: (props) => <ReadingSections parts={partsOf(props)} mode="one" />,
  },
};

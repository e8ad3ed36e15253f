import type { ExamplesOf } from "../example.ts";
import { InlineText, Lines, Text } from "./text.tsx";

export const examples: ExamplesOf<typeof import("./text.tsx")> = {
  Text: {
    plain: ({ site }) => (
      <p>
        <Text>{site.home.hero.lead}</Text>
      </p>
    ),
    mixed: ({ own }) => (
      <p>
        <Text>{own.mixed}</Text>
      </p>
    ),
    long: ({ own }) => (
      <p>
        <Text>{own.long}</Text>
      </p>
    ),
  },
  InlineText: {
    mixed: ({ own }) => (
      <p>
        <InlineText>{own.mixed}</InlineText>
      </p>
    ),
  },
  Lines: {
    plain: ({ site }) => (
      <p>
        <Lines>{site.home.why.title}</Lines>
      </p>
    ),
  },
};

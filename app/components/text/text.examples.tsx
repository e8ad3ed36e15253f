import type { ExamplesOf } from "../example.ts";
import { InlineText, Lines, Text } from "./text.tsx";

export const examples: ExamplesOf<typeof import("./text.tsx")> = {
  Text: {
    plain: ({ site }) => (
      <p>
        <Text>{site.home.hero.lead}</Text>
      </p>
    ),
    mixed: ({ testTexts }) => (
      <p>
        <Text>{testTexts.mixed}</Text>
      </p>
    ),
    long: ({ testTexts }) => (
      <p>
        <Text>{testTexts.long}</Text>
      </p>
    ),
  },
  InlineText: {
    mixed: ({ testTexts }) => (
      <p>
        <InlineText>{testTexts.mixed}</InlineText>
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

import type { ExamplesOf } from "../example.ts";
import { Text } from "./text.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export const examples: ExamplesOf<typeof import("./visually-hidden.tsx")> = {
  VisuallyHidden: {
    plain: ({ site, testTexts }) => (
      <p>
        <Text>{site.shell.tagline}</Text> <VisuallyHidden>{testTexts.heard}</VisuallyHidden>
      </p>
    ),
  },
};

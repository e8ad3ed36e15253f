import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Reveal } from "./reveal.tsx";

export const examples: ExamplesOf<typeof import("./reveal.tsx")> = {
  Reveal: {
    plain: ({ testTexts }) => (
      <Reveal>
        <p>
          <Text>{testTexts.rises}</Text>
        </p>
      </Reveal>
    ),
  },
};

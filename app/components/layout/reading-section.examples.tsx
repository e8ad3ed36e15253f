import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { ReadingSection } from "./reading-section.tsx";

export const examples: ExamplesOf<typeof import("./reading-section.tsx")> = {
  ReadingSection: {
    long: ({ testTexts, id }) => (
      <div className="lined">
        <ReadingSection id={id} title={testTexts.longName} icon="file-text" open>
          <p>
            <Text>{testTexts.long}</Text>
          </p>
        </ReadingSection>
      </div>
    ),
  },
};

import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { ReadingSection } from "./reading-section.tsx";

export const examples: ExamplesOf<typeof import("./reading-section.tsx")> = {
  ReadingSection: {
    long: ({ own, id }) => (
      <div className="lined">
        <ReadingSection id={id} title={own.longName} icon="file-text" open>
          <p>
            <Text>{own.long}</Text>
          </p>
        </ReadingSection>
      </div>
    ),
  },
};

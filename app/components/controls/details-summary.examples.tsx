import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { DetailsSummary } from "./details-summary.tsx";

export const examples: ExamplesOf<typeof import("./details-summary.tsx")> = {
  DetailsSummary: {
    closed: ({ site, testTexts }) => (
      <details>
        <DetailsSummary>
          <Text>{site.questionsPage.topics}</Text>
        </DetailsSummary>
        <p>
          <Text>{testTexts.ground}</Text>
        </p>
      </details>
    ),
    open: ({ site, testTexts }) => (
      <details open>
        <DetailsSummary>
          <Text>{site.insurance.bring.title}</Text>
        </DetailsSummary>
        <p>
          <Text>{testTexts.ground}</Text>
        </p>
      </details>
    ),
  },
};

import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Unfolding } from "./unfolding.tsx";

export const examples: ExamplesOf<typeof import("./unfolding.tsx")> = {
  Unfolding: {
    shut: ({ site, own }) => (
      <details>
        <Unfolding>
          <Text>{site.questionsPage.topics}</Text>
        </Unfolding>
        <p>
          <Text>{own.ground}</Text>
        </p>
      </details>
    ),
    open: ({ site, own }) => (
      <details open>
        <Unfolding>
          <Text>{site.insurance.bring.title}</Text>
        </Unfolding>
        <p>
          <Text>{own.ground}</Text>
        </p>
      </details>
    ),
  },
};

import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

export const examples: ExamplesOf<typeof import("./card.tsx")> = {
  Card: {
    plain: ({ site }) => (
      <Card>
        <p>
          <Text>{site.branchesPage.help.text}</Text>
        </p>
      </Card>
    ),
    wide: () => (
      <Card bare>
        <div className="arched square" />
      </Card>
    ),
  },
};

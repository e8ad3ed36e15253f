import { classNames } from "~/styles/class-names.ts";
import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import arch from "./arch.module.css";
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
        <div className={classNames("square", arch.arch)} />
      </Card>
    ),
  },
};

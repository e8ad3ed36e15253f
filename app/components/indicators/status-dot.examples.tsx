import type { ExamplesOf } from "../example.ts";
import { Text } from "../text/text.tsx";
import { StatusDot } from "./status-dot.tsx";

export const examples: ExamplesOf<typeof import("./status-dot.tsx")> = {
  StatusDot: {
    open: ({ site }) => (
      <>
        <StatusDot open /> <Text>{site.branchesPage.selector.open}</Text>
      </>
    ),
    closed: ({ site }) => (
      <>
        <StatusDot open={false} /> <Text>{site.branchesPage.selector.closed}</Text>
      </>
    ),
  },
};

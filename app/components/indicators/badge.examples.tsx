import type { ExamplesOf } from "../example.ts";
import { Badge } from "./badge.tsx";

export const examples: ExamplesOf<typeof import("./badge.tsx")> = {
  Badge: {
    plain: ({ site }) => <Badge>{site.articles.categories.Laser}</Badge>,
    open: ({ site }) => <Badge kind="open">{site.branchesPage.selector.open}</Badge>,
    closed: ({ site }) => <Badge kind="closed">{site.branchesPage.selector.closed}</Badge>,
    main: ({ site }) => <Badge kind="main">{site.branchesPage.selector.main}</Badge>,
    icon: ({ site }) => (
      <Badge kind="main" icon="badge-check">
        {site.branchesPage.selector.main}
      </Badge>
    ),
    long: ({ testTexts }) => <Badge>{testTexts.longName}</Badge>,
  },
};

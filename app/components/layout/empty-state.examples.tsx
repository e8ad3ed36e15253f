import { pathOf } from "~/content/data/pages.ts";
import { EmptyPlate } from "~/illustrations/plates/empty-plate.tsx";
import type { ExamplesOf } from "../example.ts";
import { ArrowLink } from "../links/arrow-link.tsx";
import { EmptyState } from "./empty-state.tsx";

export const examples: ExamplesOf<typeof import("./empty-state.tsx")> = {
  EmptyState: {
    plain: ({ site }) => (
      <EmptyState
        figure={<EmptyPlate />}
        level={4}
        title={site.articles.empty.title}
        text={site.articles.empty.text}
        action={<ArrowLink to={pathOf("home")}>{site.notFound.home}</ArrowLink>}
      />
    ),
  },
};
